import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { setKitchenMode } from '../../../kitchen-mode/kitchen-mode.ts';
import { queryClient } from '../../../platform/query.ts';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { useCrossedDishes } from './crossed-dishes.ts';
import { useRecalledOrders } from './recalled-orders.ts';

const accepting = '/rest/merchant/order/accept';
const minuteMs = 60_000;
const start = Date.parse('2026-11-21T04:05:00Z');
const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  setKitchenMode({ isOn: true, arrangement: 'queue', size: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  setKitchenMode({ isOn: false });
  useCrossedDishes.setState({ dishes: [] });
  useRecalledOrders.setState({ orders: [] });
});

type Answers = Parameters<typeof openConsole>[1]['answers'];

const open = (orders: readonly StaffOrder[], answers: Answers = {}, width?: number) =>
  openConsole('/orders', {
    ...(width !== undefined && { width }),
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
      '/rest/merchant/order/unanswered': [],
      ...answers,
    },
  });

const waiting = (id: number, changes: Partial<StaffOrder> = {}) =>
  orderForTest({
    id,
    dayNumber: id,
    answerBefore: at(9 + id),
    promisedAt: at(30),
    allowedEvents: ['accept', 'refuse'],
    lines: [lineForTest()],
    ...changes,
  });
const cooking = (id: number, changes: Partial<StaffOrder> = {}) =>
  waiting(id, {
    state: 'delivering',
    answerBefore: null,
    estimatedAt: at(30),
    allowedEvents: ['ready', 'delay'],
    ...changes,
  });

const ticket = (number: number) => {
  const found = screen.getByRole('heading', { name: new RegExp(`^${number} 号`) }).closest('li');
  if (found === null) throw new Error(`no ticket ${number}`);
  return found;
};
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-order]')].map(({ dataset }) => dataset['order']);
const focused = () => document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order'];

it('kitchen mode shows no navigation and no header', async () => {
  await open([cooking(1)]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: '账户' })).toBeNull();
});

it('a kitchen ticket turns amber two minutes before the promised time and red after the promised time (rule ordering-130)', async () => {
  await open([
    cooking(1, { promisedAt: at(3), timeline: [{ event: 'accept', actor: 'merchant', at: at(-7) } as never] }),
  ]);
  const timer = () => within(ticket(1)).getByText(/还剩|超时/);
  const head = () => within(ticket(1)).getByRole('heading');
  expect(timer().textContent).toBe('还剩 3 分');
  expect(head().className).not.toMatch(/amber|bad/);
  expect(ticket(1).textContent).toContain('已接 7 分');
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(timer().textContent).toBe('还剩 2 分');
  expect(head().className).toContain('bg-amber');
  await vi.advanceTimersByTimeAsync(3 * minuteMs);
  expect(timer().textContent).toBe('超时 1 分');
  expect(head().className).toContain('bg-bad');
  expect(timer().querySelector('svg')).not.toBeNull();
  expect(screen.getByText('超时 1 单')).toBeDefined();
});

it('the timer of a delivery counts down to the promised time minus the travel time (rule ordering-135)', async () => {
  // The courier needs 15 minutes for 1,900 metres.
  await open([cooking(1, { type: 'delivery', distanceMetres: 1_900, promisedAt: at(20) })]);
  expect(within(ticket(1)).getByText('还剩 5 分')).toBeDefined();
});

it('a kitchen ticket has a button that redeems the pick-up code only after the food is ready', async () => {
  const coded = { state: 'to_be_picked_up' } as const;
  const { user } = await open([
    cooking(1, { ...coded, allowedEvents: ['ready', 'redeem', 'delay'] }),
    cooking(2, { ...coded, readyAt: at(-1), allowedEvents: ['redeem'] }),
  ]);
  const buttons = (number: number) =>
    within(ticket(number))
      .getAllByRole('button', { name: /出餐|核销|延后/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons(1)).toEqual(['延后 +5 分钟', '延后 +10 分钟', '出餐']);
  await user.click(screen.getByRole('button', { name: /待取餐/ }));
  expect(buttons(2)).toEqual(['核销取餐码']);
});

it('a tap crosses a dish off a kitchen ticket, and a second tap restores it (rule ordering-131)', async () => {
  const { user } = await open([cooking(1)]);
  const dish = () => within(ticket(1)).getByRole('button', { name: /担担面/ });
  await user.click(dish());
  expect(dish().getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('security.consoleCrossedDishes')).toBe('1.1');
  await user.click(dish());
  expect(dish().getAttribute('aria-pressed')).toBe('false');
});

it('a kitchen ticket shows a diet conflict in the row of its dish', async () => {
  const peanuts = lineForTest({ conflicts: { avoids: ['peanut'], wishes: [] } });
  await open([cooking(1, { lines: [peanuts, lineForTest({ position: 2, nameZh: '酸辣汤' })] })]);
  const row = within(ticket(1)).getByRole('button', { name: /担担面/ });
  expect(within(row).getByText('含花生')).toBeDefined();
});

it('the all-day view sums each dish over all orders that are not cooked yet, with the first promised time (rule ordering-132)', async () => {
  const { user } = await open([
    waiting(1, { promisedAt: at(20) }),
    cooking(2, {
      promisedAt: at(12),
      lines: [lineForTest({ quantity: 1 }), lineForTest({ position: 2, nameZh: '酸辣汤' })],
    }),
    cooking(3, { readyAt: at(-1), state: 'to_be_picked_up' }),
    cooking(4, { promisedAt: at(8), lines: [lineForTest({ quantity: 1, nameZh: '水饺' })] }),
  ]);
  await user.click(screen.getByRole('button', { name: '待做菜品汇总' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '1水饺1 单4 号12:13',
    '3担担面2 单1 号2 号12:17',
    '2酸辣汤1 单2 号12:17',
  ]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '4 号' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(focused).toBe('4');
});

it('the all-day view shows the numbers of up to four orders of a dish, and folds five numbers until staff tap their count', async () => {
  const soup = lineForTest({ position: 2, nameZh: '酸辣汤' });
  const { user } = await open(
    [1, 2, 3, 4, 5].map((id) => cooking(id, { lines: id === 1 ? [lineForTest()] : [lineForTest(), soup] })),
  );
  await user.click(screen.getByRole('button', { name: '待做菜品汇总' }));
  const dialog = within(screen.getByRole('dialog'));
  const isUnfolded = (dish: string) =>
    dialog.getByText(dish).closest('tr')?.querySelector<HTMLDetailsElement>('details')?.open;
  expect([isUnfolded('酸辣汤'), isUnfolded('担担面')]).toEqual([true, false]);
  await user.click(dialog.getByText('5 单'));
  expect(isUnfolded('担担面')).toBe(true);
});

it('a merchant brings back one of the last five finished orders and removes it from the screen again (rule ordering-133)', async () => {
  const finished = [1, 2, 3, 4, 5, 6].map((id) => cooking(id, { state: 'to_be_picked_up', readyAt: at(id - 10) }));
  const { user } = await open([...finished, cooking(7)]);
  await user.click(screen.getByRole('button', { name: '召回最近完成的订单' }));
  const names = within(await screen.findByRole('dialog'))
    .getAllByRole('button', { name: /^召回 \d/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['召回 6 号', '召回 5 号', '召回 4 号', '召回 3 号', '召回 2 号']);
  await user.click(screen.getByRole('button', { name: '召回 5 号' }));
  expect(screen.getByText(/已召回 5 号/).closest('li')?.textContent).toContain('担担面');
  await user.click(screen.getByRole('button', { name: '收起 5 号' }));
  expect(screen.queryByText(/已召回 5 号/)).toBeNull();
});

it('in kitchen mode, a tap on the number of a late order opens its page and selects its ticket', async () => {
  const { user } = await open([
    ...[1, 2, 3, 4].map((id) => waiting(id)),
    cooking(5, { promisedAt: at(-5) }),
    cooking(6, { promisedAt: at(20) }),
  ]);
  expect(shown()).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: '5 号' }));
  await expect.poll(shown).toEqual(['5', '6']);
  await expect.poll(focused).toBe('5');
});

it('in kitchen mode, a search by the day number of an order opens the page of this order and selects its ticket', async () => {
  const { user } = await open([1, 2, 3, 4, 5, 6, 7].map((id) => cooking(id, { promisedAt: at(20 + id) })));
  expect(shown()).toEqual(['1', '2', '3', '4']);
  await user.keyboard('/');
  await user.type(await screen.findByRole('searchbox'), '７{Enter}');
  await expect.poll(shown).toEqual(['5', '6', '7']);
  await expect.poll(focused).toBe('7');
});

it('in kitchen mode, a search lists the order whose day number equals the typed number before orders that only contain the typed number', async () => {
  const { user } = await open([cooking(10, { promisedAt: at(20) }), cooking(1, { promisedAt: at(21) })]);
  await user.click(screen.getByRole('button', { name: '按号找单' }));
  await user.type(screen.getByRole('searchbox'), '1');
  const found = within(screen.getByRole('dialog')).getAllByRole('button', { name: / 号 · / });
  expect(found.map(({ textContent }) => textContent?.match(/^\d+/)?.[0])).toEqual(['1', '10']);
});

it('in kitchen mode, a search by a part of the order number opens the view that contains the found order, and selects its ticket', async () => {
  const ready = cooking(2, { number: '261121-000777-Z', state: 'to_be_picked_up', readyAt: at(-1) });
  const { user } = await open([cooking(1), ready]);
  await user.keyboard('/');
  await user.type(await screen.findByRole('searchbox'), '777{Enter}');
  await expect.poll(shown).toEqual(['2']);
  await expect.poll(focused).toBe('2');
});

it.each([
  ['a', '待做菜品汇总'],
  ['R', '召回最近完成的订单'],
  ['/', '按号找单'],
  ['x', '1 号订单哪道菜缺货？'],
])('key %s of kitchen mode opens the dialog %s', async (key, title) => {
  const { user } = await open([cooking(1, { allowedEvents: ['ready', 'declare_sold_out'] })]);
  await expect.poll(focused).toBe('1');
  await user.keyboard(key);
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
});

it('PageDown and PageUp turn the page of kitchen mode and select its first ticket', async () => {
  const { user } = await open([1, 2, 3, 4, 5, 6].map((id) => cooking(id, { promisedAt: at(20 + id) })));
  await expect.poll(focused).toBe('1');
  await user.keyboard('{PageDown}');
  await expect.poll(focused).toBe('5');
  await user.keyboard('{PageUp}');
  await expect.poll(focused).toBe('1');
});

it('when the selected order of kitchen mode is finished on another device, kitchen mode selects the ticket that is now in its place', async () => {
  let listed = [1, 2, 3].map((id) => cooking(id, { promisedAt: at(20 + id) }));
  const { user } = await open([], {
    '/rest/merchant/order/list': () => ({ records: listed, total: listed.length, pageNo: 1, pageSize: 100 }),
  });
  const finish = async (finished: number) => {
    listed = listed.filter(({ id }) => id !== finished);
    await queryClient.invalidateQueries({ queryKey: ['orders', 'open'] });
  };
  await user.keyboard('2');
  await expect.poll(focused).toBe('2');
  await finish(2);
  await expect.poll(focused).toBe('3');
  await finish(3);
  await expect.poll(focused).toBe('1');
});

it('kitchen mode selects the first ticket at the start, and a digit or an arrow key selects another ticket', async () => {
  const { user } = await open([1, 2, 3, 4, 5].map((id) => cooking(id, { promisedAt: at(20 + id) })));
  await expect.poll(focused).toBe('1');
  await user.keyboard('3');
  await expect.poll(focused).toBe('3');
  await user.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('2');
  await user.keyboard('4{ArrowRight}');
  await expect.poll(focused).toBe('5');
});

it('key 0 selects the tenth ticket of a page of kitchen mode', async () => {
  const ids = Array.from({ length: 11 }, (_, place) => place + 1);
  // At this width, eleven tickets fit side by side.
  const { user } = await open(
    ids.map((id) => cooking(id, { promisedAt: at(20 + id) })),
    {},
    2_600,
  );
  await user.keyboard('0');
  await expect.poll(focused).toBe('10');
});

it('each Enter accepts the next order in kitchen mode while the calls of earlier orders are still running (rule ordering-134)', async () => {
  const never = new Promise<never>(() => undefined);
  const { user, asked } = await open([waiting(1), waiting(2), waiting(3)], { [accepting]: () => never });
  await expect.poll(focused).toBe('1');
  await user.keyboard('{Enter}{Enter}{Enter}');
  await expect
    .poll(() => asked.filter(({ path }) => path === accepting).map(({ input }) => input))
    .toEqual([{ orderId: 1 }, { orderId: 2 }, { orderId: 3 }]);
});

it('in kitchen mode, a key for a ticket with a running call takes effect after the call has returned (rule ordering-134)', async () => {
  let finish: (order: StaffOrder) => void = () => undefined;
  const { user } = await open([waiting(1)], {
    [accepting]: () => new Promise<StaffOrder>((resolve) => (finish = resolve)),
  });
  await expect.poll(focused).toBe('1');
  await user.keyboard('{Enter}x');
  expect(screen.queryByText(/为什么拒单？/)).toBeNull();
  finish(waiting(1));
  expect(await screen.findByText(/为什么拒单？/)).toBeDefined();
});

it('the pages of kitchen mode show each order once', async () => {
  const { user } = await open([1, 2, 3, 4, 5, 6].map((id) => cooking(id, { promisedAt: at(20 + id) })));
  expect(shown()).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: '下一页' }));
  expect(shown()).toEqual(['5', '6']);
  expect(screen.getByRole('button', { name: '下一页' }).hasAttribute('disabled')).toBe(true);
});

it('staff turn kitchen mode off in its settings, and the board shows columns and navigation again', async () => {
  const { user } = await open([cooking(1)]);
  await user.click(screen.getByRole('button', { name: '厨房模式设置' }));
  await user.click(screen.getByRole('button', { name: '退出厨房模式' }));
  expect(await screen.findByRole('navigation')).toBeDefined();
  expect(screen.getByRole('button', { name: '厨房模式' })).toBeDefined();
});
