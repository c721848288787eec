import type { BoardJob } from '@chifan/contract/dispatch/views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { freezeDate } from '../../app/testing/freeze-date.ts';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import { orderForTest } from '../../staff-order/order-for-test.ts';
import { boardJobForTest } from './board-job-for-test.ts';

const there = { latitude: '31.231000', longitude: '121.474000' };
const couriers = [
  { id: 3, name: '李建国', phone: '19900000011', jobsInHand: 3, onBreak: null, place: null },
  { id: 4, name: '张晓燕', phone: '19900000012', jobsInHand: 1, onBreak: null, place: { ...there, isTold: true } },
  { id: 5, name: '王强', phone: null, jobsInHand: 0, onBreak: null, place: { ...there, isTold: false } },
];
const lee = { id: 3, name: '李建国', phone: '19900000011', isSuspended: false };

const open = (
  jobs: readonly BoardJob[],
  answers: Parameters<typeof openConsole>[1]['answers'] = {},
  language: 'zh-CN' | 'en' = 'zh-CN',
) =>
  openConsole('/dispatch', {
    language,
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/dispatch/board': { total: jobs.length, jobs: [...jobs], couriers },
      ...answers,
    },
  });

it('a job without a courier shows waiting time, lateness, offers and nearby couriers on the dispatch board', async () => {
  freezeDate();
  const { text } = await open([
    boardJobForTest({
      estimatedAt: new Date(Date.now() - 6 * 60_000).toISOString(),
      offers: [{ courierId: 4, name: '张晓燕', ring: 2, endsAt: new Date(Date.now() + 20_000).toISOString() }],
      near: [
        { courierId: 4, metres: 400 },
        { courierId: 5, metres: null },
      ],
    }),
  ]);
  expect(text()).toContain('已超时 6 分钟');
  expect(text()).toContain('已等骑手 4 分钟');
  expect(text()).toContain('第 2 轮询问');
  expect(text()).toContain('张晓燕 约 0.4 公里、王强 距离未知');
  expect(text()).toContain('在线骑手 3 人，其中 1 人空闲、0 人休息中');
  expect(screen.getByRole('link', { name: /餐厅电话/ }).getAttribute('href')).toBe('tel:02152345678');
});

it('the dispatch board counts couriers on a break, and marks them in the assign dialog', async () => {
  const endsAt = new Date(Date.now() + 15 * 60_000).toISOString();
  const over = new Date(Date.now() - 60_000).toISOString();
  const breaks = [{ endsAt: null }, { endsAt: over }, { endsAt }];
  const resting = couriers.map((courier, place) => ({ ...courier, onBreak: breaks[place] ?? null }));
  const { user, text } = await open([boardJobForTest()], {
    '/rest/platform/dispatch/board': { total: 1, jobs: [boardJobForTest()], couriers: resting },
  });
  expect(text()).toContain('在线骑手 3 人，其中 0 人空闲、2 人休息中');
  await user.click(screen.getByRole('button', { name: '指派骑手' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /休息中|休息到 \d\d:\d\d/.exec(textContent ?? '')?.[0].slice(0, 3))).toEqual([
    '休息中',
    undefined,
    '休息到',
  ]);
});

it('a delivery job without offers and without couriers nearby shows that it is open to all couriers and that no courier is nearby', async () => {
  const { text } = await open([boardJobForTest()]);
  expect(text()).toContain('已开放给附近所有骑手');
  expect(text()).toContain('附近没有可接的骑手');
});

it('the assign dialog lists the nearest courier first and disables a courier with three jobs', async () => {
  const path = '/rest/platform/dispatch/assign';
  const { user, asked } = await open([boardJobForTest({ near: [{ courierId: 5, metres: 300 }] })], {
    [path]: orderForTest(),
  });
  await user.click(screen.getByRole('button', { name: '指派骑手' }));
  const dialog = within(screen.getByRole('dialog'));
  const choices = dialog.getAllByRole('button', { name: /^指派给|已满$/ });
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
    '指派给王强',
    '李建国已满',
    '指派给张晓燕',
  ]);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '李建国已满' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: '指派给王强' }));
  await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, courierId: 5 }, key: null });
});

it('until collection, an operator can give a delivery job to another courier or take the job from its courier', async () => {
  const path = '/rest/platform/dispatch/free';
  const fetched = boardJobForTest({ courier: lee, state: 'to_be_picked_up', freeSince: null });
  const brought = boardJobForTest({ orderId: 2, courier: lee, state: 'to_be_delivered', freeSince: null });
  const { user, asked, text } = await open([fetched, brought], { [path]: orderForTest() });
  await user.click(screen.getByRole('button', { name: /配送中/ }));
  expect(screen.queryByRole('button', { name: '改派' })).toBeNull();
  expect(text()).toContain('骑手已取餐');
  await user.click(screen.getByRole('button', { name: /取餐中/ }));
  expect(screen.getByRole('button', { name: '改派' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '收回派单' }));
  await user.click(screen.getByRole('button', { name: '迟迟未取餐' }));
  await user.click(screen.getByRole('button', { name: '确认收回' }));
  await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, reason: '迟迟未取餐' }, key: null });
});

describe('the map of the dispatch board', () => {
  const width = (isWide: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('64rem') && isWide, media: query }),
    );

  it('on a wide screen the dispatch map is next to the list, and a selected job is marked in the list', async () => {
    width(true);
    const { user } = await open([boardJobForTest(), boardJobForTest({ orderId: 2, number: '261121-000002-B' })]);
    expect(screen.queryByRole('radio', { name: '地图' })).toBeNull();
    expect(screen.getByRole('region', { name: '配送地图' })).not.toBeNull();
    const look = () => screen.getByRole('button', { name: '在地图上看 261121-000002-B' });
    await user.click(look());
    expect(look().getAttribute('aria-pressed')).toBe('true');
    await user.click(look());
    expect(look().getAttribute('aria-pressed')).toBe('false');
  });

  it('on a narrow screen the dispatch map replaces the list, with the selected job and its buttons below', async () => {
    width(false);
    const { user } = await open([boardJobForTest()]);
    expect(screen.queryByRole('region', { name: '配送地图' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /在地图上看/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '地图' }).checked).toBe(true);
    const below = within(screen.getByRole('region', { name: '选中的配送单' }));
    expect(below.getByRole('button', { name: '指派骑手' })).not.toBeNull();
  });

  it('the dispatch board shows an error if the map cannot be loaded, and the list remains', async () => {
    width(true);
    const { text } = await open([boardJobForTest()]);
    expect((await screen.findByText('地图加载失败。')).closest('[role=alert]')).not.toBeNull();
    expect(text()).toContain('福州路200号');
  });
});

it('in English, the dispatch board shows the English name of a restaurant after its Chinese name', async () => {
  const { text } = await open([boardJobForTest({ shopName: 'Old Street Noodles' })], {}, 'en');
  expect(text()).toContain('老街面馆 Old Street Noodles');
});
