import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { freezeDate } from '../../../app/testing/freeze-date.ts';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

beforeEach(() => freezeDate());

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function cardOf(changes: Parameters<typeof orderForTest>[0]) {
  const order = orderForTest({ state: 'delivering', setMealId: null, ...changes });
  await openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: { '/rest/merchant/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 100 } },
  });
  return screen.getByRole('heading', { name: /1 号/ }).closest('li')?.textContent ?? '';
}

it('a kitchen card shows how long the guest has waited since payment (rule ordering-102)', async () => {
  const card = await cardOf({ paidAt: minutesFromNow(-12), promisedAt: minutesFromNow(9) });
  expect(card).toContain('已等 12 分钟');
  expect(card).toContain('还剩 9 分');
});

it('a kitchen card shows a waiting time of 0 minutes if the clock of the device is slow', async () => {
  const card = await cardOf({ paidAt: minutesFromNow(2), promisedAt: minutesFromNow(20) });
  expect(card).toContain('已等 0 分钟');
});

it('a kitchen card shows by how many minutes the promised time has passed (rule ordering-102)', async () => {
  const card = await cardOf({ paidAt: minutesFromNow(-30), promisedAt: minutesFromNow(-4) });
  expect(card).toContain('超时 4 分');
  expect(card).toContain('已等 30 分钟');
});

it('a kitchen card shows a delivery as late once its food cannot arrive at the promised time (rule ordering-135)', async () => {
  const far = { type: 'delivery', distanceMetres: 1_900 } as const;
  const card = await cardOf({ ...far, paidAt: minutesFromNow(-30), promisedAt: minutesFromNow(11.5) });
  expect(card).toContain('超时 4 分');
});

it('a kitchen card shows no waiting time once the food is ready', async () => {
  const card = await cardOf({
    paidAt: minutesFromNow(-30),
    promisedAt: minutesFromNow(-4),
    readyAt: minutesFromNow(-1),
  });
  expect(card).not.toContain('已等');
});

it.each([
  [3, 'bg-sunken'],
  [2, 'bg-amber'],
  [-1, 'bg-bad'],
])(
  '%i minutes before the food is due, the head of a kitchen card has the colour %s (rule ordering-130)',
  async (minutes, colour) => {
    await cardOf({ promisedAt: minutesFromNow(minutes) });
    expect(screen.getByRole('heading', { name: /1 号/ }).parentElement?.className).toContain(colour);
  },
);

it.each([360, 1440])(
  'at %i px, the board lists the numbers of late orders, and a tap on a number opens its order',
  async (width) => {
    const order = (dayNumber: number, minutes: number) =>
      orderForTest({
        id: dayNumber,
        dayNumber,
        state: 'delivering',
        setMealId: null,
        promisedAt: minutesFromNow(minutes),
      });
    const { user } = await openConsole('/orders', {
      width,
      staff: staffOfTest('merchant'),
      answers: {
        '/rest/merchant/order/list': {
          records: [order(7, -1), order(8, 9), order(14, -5)],
          total: 3,
          pageNo: 1,
          pageSize: 100,
        },
      },
    });
    const list = screen.getByText('超时 2 单').parentElement ?? document.body;
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['14 号', '7 号']);
    await user.click(within(list).getByRole('button', { name: '14 号' }));
    expect(await screen.findByRole('dialog', { name: '14 号订单' })).toBeDefined();
  },
);
