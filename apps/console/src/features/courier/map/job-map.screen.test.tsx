import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const placed = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  orderForTest({
    type: 'delivery',
    dining: null,
    state: 'to_be_picked_up',
    isMine: true,
    allowedEvents: ['collect'],
    shopNameZh: '老街面馆',
    shopLatitude: '31.230400',
    shopLongitude: '121.473700',
    address: { address: '', addressZh: '南京西路88号', doorNumber: '1206室', latitude: null, longitude: null },
    ...changes,
  });

const open = (path: '/jobs' | '/deliveries', jobs: readonly StaffOrder[]) =>
  openConsole(path, {
    staff: staffOfTest('courier'),
    answers: {
      '/rest/courier/job/list': {
        mine: jobs.filter(({ isMine }) => isMine),
        offered: jobs.filter(({ isMine }) => !isMine),
        offers: [],
        ways: [],
        onBreak: null,
      },
    },
  });

const button = (name: string) => screen.queryByRole('button', { name });

it('opening or closing the map on one delivery job opens or closes it on all jobs', async () => {
  const { user } = await open('/deliveries', [placed(), placed({ id: 2 })]);
  const [first] = screen.getAllByRole('button', { name: '看地图' });
  await user.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { name: '收起地图' })).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: '收起地图' })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: '收起地图' })).toBeNull();
});

it('a delivery map that cannot be loaded shows an error, and the route links remain', async () => {
  const { user, text } = await open('/deliveries', [placed()]);
  await user.click(screen.getByRole('button', { name: '看地图' }));
  expect((await screen.findByText('地图加载失败。')).closest('[role=alert]')).not.toBeNull();
  expect(text()).toContain('还没找到你的位置');
  expect(text()).toContain('南京西路88号 1206室');
  expect(button('导航到老街面馆')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '收起地图' }));
});

it('the delivery map shows that the browser denies access to the position', async () => {
  const watchPosition = vi.fn((_: PositionCallback, fail: PositionErrorCallback) => {
    fail({ code: 1 } as GeolocationPositionError);
    return 1;
  });
  const geolocation = { watchPosition, clearWatch: vi.fn(), getCurrentPosition: vi.fn() };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
  const { user, text } = await open('/deliveries', [placed()]);
  await user.click(screen.getByRole('button', { name: '看地图' }));
  await expect.poll(text).toContain('没有允许定位');
  await user.click(screen.getByRole('button', { name: '收起地图' }));
});

it('a delivery job shows no map before a courier takes the job and after the delivery', async () => {
  await open('/deliveries', [placed({ state: 'delivered' })]);
  expect(button('看地图')).toBeNull();
  cleanup();
  await open('/jobs', [placed({ isMine: false })]);
  expect(button('看地图')).toBeNull();
});
