import { expect, test } from 'vitest';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { dueSetMeals, piecesDue } from './due-set-meals.ts';

const setMeal = (id: number, changes: Parameters<typeof orderForTest>[0] = {}) =>
  orderForTest({
    id,
    setMealId: 7,
    state: 'to_be_picked_up',
    lines: [lineForTest({ nameZh: '双人烤鸭套餐' })],
    ...changes,
  });

test('dueSetMeals returns set meals that are not redeemed yet, sorted by the time of the visit', () => {
  const orders = [
    setMeal(1, { estimatedAt: '2026-11-21T05:00:00Z' }),
    setMeal(2, { state: 'delivering', estimatedAt: '2026-11-21T04:00:00Z' }),
    setMeal(3, { state: 'completed' }),
    setMeal(4, { setMealId: null }),
  ];
  expect(dueSetMeals(orders).map(({ id }) => id)).toEqual([2, 1]);
});

test('piecesDue sums the units of each set meal, without refunded units', () => {
  const orders = [
    setMeal(1),
    setMeal(2, { lines: [lineForTest({ nameZh: '双人烤鸭套餐', quantity: 3, refunded: 1 })] }),
    setMeal(3, { setMealId: 9, lines: [lineForTest({ nameZh: '四人火锅', quantity: 1 })] }),
  ];
  expect(piecesDue(orders)).toEqual([
    { setMealId: 7, nameZh: '双人烤鸭套餐', name: null, pieces: 4 },
    { setMealId: 9, nameZh: '四人火锅', name: null, pieces: 1 },
  ]);
});
