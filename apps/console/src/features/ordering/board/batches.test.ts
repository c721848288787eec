import { expect, test } from 'vitest';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { batchesOf, dishesToCook, hasDish } from './batches.ts';

const order = (id: number, ...lines: [string, number, number?][]) =>
  orderForTest({
    id,
    lines: lines.map(([nameZh, quantity, refunded = 0], position) =>
      lineForTest({ position, nameZh, quantity, refunded }),
    ),
  });

test('batchesOf sums the units of each dish over all orders and sorts dishes by number of orders', () => {
  const orders = [
    order(1, ['担担面', 1], ['辣椒炒肉', 1]),
    order(2, ['辣椒炒肉', 2], ['辣椒炒肉', 1]),
    order(3, ['辣椒炒肉', 1], ['担担面', 1]),
    order(4, ['酸辣汤', 9]),
  ];
  expect(batchesOf(orders)).toEqual([
    { nameZh: '辣椒炒肉', name: null, pieces: 5, orders: 3 },
    { nameZh: '担担面', name: null, pieces: 2, orders: 2 },
  ]);
});

test('batchesOf sorts dishes with equally many orders by the earliest due time', () => {
  expect(
    batchesOf([order(1, ['面', 1], ['饭', 1]), order(2, ['饭', 1], ['面', 1])]).map(({ nameZh }) => nameZh),
  ).toEqual(['面', '饭']);
});

test('batchesOf ignores refunded units', () => {
  expect(batchesOf([order(1, ['面', 2, 2]), order(2, ['面', 1])])).toEqual([]);
  expect(batchesOf([order(1, ['面', 3, 1]), order(2, ['面', 1])])[0]?.pieces).toBe(3);
});

test('batchesOf counts each dish of a set meal as often as the set meal contains it', () => {
  const chosenZh = ['面 × 2（大份，少辣）', '汤'];
  const lines = [lineForTest({ nameZh: '双人套餐', chosenZh, quantity: 3, refunded: 1 })];
  const setMeal = orderForTest({ id: 9, setMealId: 5, lines });
  expect(batchesOf([order(1, ['面', 1]), setMeal])).toEqual([{ nameZh: '面', name: null, pieces: 5, orders: 2 }]);
  expect([hasDish(setMeal, '汤'), hasDish(setMeal, '双人套餐')]).toEqual([true, false]);
});

test('batchesOf returns the dish names of a set meal in the reader’s language, without options', () => {
  const lines = [
    lineForTest({ chosenZh: ['面 × 2（大份）', '汤'], chosen: ['Noodles × 2 (Large)', null], quantity: 1 }),
  ];
  const setMeal = (id: number) => orderForTest({ id, setMealId: 5, lines });
  expect(batchesOf([setMeal(1), setMeal(2)])).toEqual([
    { nameZh: '面', name: 'Noodles', pieces: 4, orders: 2 },
    { nameZh: '汤', name: null, pieces: 2, orders: 2 },
  ]);
});

test('dishesToCook sets the due time of a delivered dish to the promised time minus the travel time (rule ordering-135)', () => {
  const promisedAt = '2026-11-21T04:40:00Z';
  const far = { type: 'delivery', distanceMetres: 1_900 } as const;
  const [dish] = dishesToCook([
    { ...order(1, ['面', 1]), promisedAt },
    { ...order(2, ['面', 1]), ...far, promisedAt },
  ]);
  expect(dish?.firstDueAt).toEqual(new Date('2026-11-21T04:25:00Z'));
});
