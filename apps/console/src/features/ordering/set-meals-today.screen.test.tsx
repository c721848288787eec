import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../app/testing/open-console.tsx';
import { lineForTest, orderForTest } from '../../staff-order/order-for-test.ts';

type Answers = Parameters<typeof openConsole>[1]['answers'];

const setMeal = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  orderForTest({
    setMealId: 7,
    state: 'to_be_picked_up',
    voucherCodes: ['WSJ-0001', 'WSJ-0002'],
    lines: [
      lineForTest({ nameZh: '双人烤鸭套餐', chosenZh: ['烤鸭（酱料：甜面酱）', '茶 × 2', '茶 × 2'], quantity: 2 }),
    ],
    allowedEvents: ['redeem'],
    ...changes,
  });

const open = (path: `/${string}`, orders: readonly StaffOrder[], answers: Answers = {}) =>
  openConsole(path, {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
      ...answers,
    },
  });

it('the card of a set meal lists the dishes of the set meal and the brand’s voucher codes', async () => {
  const { text } = await open('/orders', [setMeal()]);
  const card = screen.getByRole('heading', { name: /1 号.*品牌套餐/ }).closest('li') ?? document.body;
  const dishes = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(dishes.slice(-5)).toEqual(['烤鸭（酱料：甜面酱）', '茶 × 2', '茶 × 2', 'WSJ-0001', 'WSJ-0002']);
  expect(text()).toContain('今日到店套餐：2 份');
  expect(text()).toMatch(/今日到店，最早 .*12:\d\d/);
  expect(text()).not.toContain('尽快');
});

it('the kitchen board of a shop without set meals does not mention set meals', async () => {
  const { text } = await open('/orders', [orderForTest({ lines: [lineForTest()] })]);
  expect(text()).not.toContain('套餐');
});

it('the screen of today’s set meals shows the number of units of each set meal, and lists only orders of set meals that are still to be served', async () => {
  const { text } = await open('/set-meals-today', [
    setMeal(),
    setMeal({ id: 2, number: '261121-000002-A', state: 'delivering' }),
    orderForTest({ id: 3, number: '261121-000003-A', lines: [lineForTest()] }),
  ]);
  expect(text()).toContain('双人烤鸭套餐 4 份');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 号'),
    expect.stringContaining('2 号'),
  ]);
});

const redeem = '/rest/merchant/order/redeem';

it('a brand’s voucher code redeems a set meal, and a wrong code shows the remaining attempts', async () => {
  const { user, asked } = await open('/redeem', [setMeal()], {
    [redeem]: ({ code }) => (code === 'WSJ-0001' ? setMeal() : refuse('pick_up_code_wrong', { triesLeft: 4 })),
  });
  await user.click(screen.getByRole('button', { name: '改用品牌券码' }));
  const field = screen.getByLabelText('客人出示的品牌券码');
  await user.type(field, 'WSJ-9999{Enter}');
  await screen.findByText(/还可以试 4 次/);
  // Unlike a pick-up code, a brand's code is sent only on Enter.
  expect(asked.filter(({ path }) => path === redeem)).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'WSJ-0001{Enter}');
  await screen.findByText('核销成功，请交餐');
  expect(asked.filter(({ path }) => path === redeem).at(-1)?.input).toEqual({ shopId: 1, code: 'WSJ-0001' });
});
