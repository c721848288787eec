import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { queryClient } from '../../../platform/query.ts';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';

const accepting = '/rest/merchant/order/accept';

const open = (orders: readonly StaffOrder[], answers: object = {}, width?: number) =>
  openConsole('/orders', {
    ...(width !== undefined && { width }),
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
      ...answers,
    },
  });

const waiting = (id: number) =>
  orderForTest({
    id,
    number: `261121-00000${id}-A`,
    answerBefore: `2026-11-21T04:1${id}:00Z`,
    allowedEvents: ['accept', 'refuse'],
    lines: [lineForTest()],
  });
const focused = () => document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order'];

it('arrow keys move the focus between orders of the kitchen board, and Enter accepts the focused order', async () => {
  const { user, asked } = await open([waiting(2), waiting(1)], { [accepting]: waiting(1) });
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('1');
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('2');
  await user.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('1');
  await user.keyboard('{Enter}');
  await expect.poll(() => asked).toContainEqual({ path: accepting, input: { orderId: 1 }, key: null });
});

it('on the kitchen board, key T accepts the focused order with 10 more minutes, and X opens the refusal dialog', async () => {
  const { user, asked } = await open([waiting(1)], { [accepting]: waiting(1) });
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('1');
  await user.keyboard('t');
  await expect
    .poll(() => asked)
    .toContainEqual({ path: accepting, input: { orderId: 1, extraMinutes: 10 }, key: null });
  await user.keyboard('x');
  expect(await screen.findByText(/为什么拒单？/)).toBeDefined();
});

it('the kitchen board lists dishes that several orders need', async () => {
  const cooking = (id: number) => orderForTest({ id, state: 'delivering', answerBefore: null, lines: [lineForTest()] });
  await open([cooking(1), cooking(2)]);
  expect(screen.getByRole('list', { name: '可以一起做的菜' }).textContent).toBe('4 × 担担面 · 2 单');
});

it('a tap on a dish above the kitchen board hides orders in preparation without this dish, and a second tap shows these orders again', async () => {
  const cooking = (id: number, nameZh: string) =>
    orderForTest({
      id,
      number: `261121-00000${id}-A`,
      state: 'delivering',
      answerBefore: null,
      lines: [lineForTest({ nameZh })],
    });
  const { user } = await open([cooking(1, '担担面'), cooking(2, '担担面'), cooking(3, '酸辣汤')]);
  const dish = screen.getByRole('button', { name: /担担面 · 2 单/ });
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-order]')].map(({ dataset }) => dataset['order']);
  await user.click(dish);
  await expect.poll(shown).toEqual(['1', '2']);
  expect(dish.getAttribute('aria-pressed')).toBe('true');
  await user.click(dish);
  await expect.poll(shown).toEqual(['1', '2', '3']);
});

it('a long swipe with a finger accepts an order, and a short swipe or a mouse drag does not', async () => {
  const { asked } = await open([waiting(1)], { [accepting]: waiting(1) });
  const card = screen.getByRole('heading', { name: /1 号/ }).closest('li');
  if (card === null) throw new Error('no card');
  card.setPointerCapture = () => undefined;
  const swipe = (pixels: number, pointerType: string) => {
    const at = (clientX: number) => ({ pointerId: 1, pointerType, clientX });
    fireEvent.pointerDown(card, at(100));
    fireEvent.pointerMove(card, at(100 + pixels));
    fireEvent.pointerUp(card, at(100 + pixels));
  };
  swipe(60, 'touch');
  swipe(200, 'mouse');
  expect(asked.map(({ path }) => path)).not.toContain(accepting);
  swipe(120, 'touch');
  await expect.poll(() => asked).toContainEqual({ path: accepting, input: { orderId: 1 }, key: null });
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });

it.each<[string, (user: UserEvent) => Promise<void>]>([
  ['a tap on a button', (user) => user.click(press('出餐'))],
  ['an arrow key', (user) => user.keyboard('{ArrowDown}')],
])(
  'on a phone, if the merchant opens another column after %s on an order, the kitchen board stays in that column when the orders are loaded again',
  async (_, begin) => {
    const cooked = orderForTest({ id: 1, state: 'delivering', answerBefore: null, allowedEvents: ['ready'] });
    const listed = [cooked];
    const { user } = await open(
      [],
      {
        '/rest/merchant/order/list': () => ({ records: [...listed], total: listed.length, pageNo: 1, pageSize: 100 }),
        '/rest/merchant/order/ready': () => new Promise<never>(() => undefined),
      },
      375,
    );
    const addOrder = async (id: number) => {
      listed.push({ ...cooked, id });
      await queryClient.invalidateQueries({ queryKey: ['orders', 'open'] });
      await screen.findByRole('button', { name: new RegExp(`制作中\\s*${listed.length}`) });
    };
    await user.click(press(/制作中/));
    await begin(user);
    await expect.poll(focused).toBe('1');
    // Reload the list while the order has the focus, because the board then stores the position of that order.
    await addOrder(2);
    await user.click(press(/待取餐/));
    // A tap between the cards removes the focus from the order.
    await user.click(document.body);
    await addOrder(3);
    expect(press(/待取餐/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: '出餐' })).toBeNull();
  },
);
