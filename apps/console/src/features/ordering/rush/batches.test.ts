import { expect, test } from 'vitest';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { batchesOf, hasDish } from './batches.ts';

const order = (id: number, ...lines: [string, number, number?][]) =>
  orderForTest({
    id,
    lines: lines.map(([nameZh, quantity, refunded = 0], position) =>
      lineForTest({ position, nameZh, quantity, refunded }),
    ),
  });

test('a dish of several orders is counted over them, the most orders first', () => {
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

test('of as many orders, what is due first stands first', () => {
  expect(
    batchesOf([order(1, ['面', 1], ['饭', 1]), order(2, ['饭', 1], ['面', 1])]).map(({ nameZh }) => nameZh),
  ).toEqual(['面', '饭']);
});

test('what is refunded is not cooked', () => {
  expect(batchesOf([order(1, ['面', 2, 2]), order(2, ['面', 1])])).toEqual([]);
  expect(batchesOf([order(1, ['面', 3, 1]), order(2, ['面', 1])])[0]?.pieces).toBe(3);
});

test('the dishes of set meals are counted with the others, as often as they are in them', () => {
  const chosenZh = ['面 × 2（大份，少辣）', '汤'];
  const lines = [lineForTest({ nameZh: '双人套餐', chosenZh, quantity: 3, refunded: 1 })];
  const setMeal = orderForTest({ id: 9, setMealId: 5, lines });
  expect(batchesOf([order(1, ['面', 1]), setMeal])).toEqual([{ nameZh: '面', name: null, pieces: 5, orders: 2 }]);
  expect([hasDish(setMeal, '汤'), hasDish(setMeal, '双人套餐')]).toEqual([true, false]);
});

test('each has the name that its reader knows it by, without what was chosen of it', () => {
  const lines = [
    lineForTest({ chosenZh: ['面 × 2（大份）', '汤'], chosen: ['Noodles × 2 (Large)', null], quantity: 1 }),
  ];
  const setMeal = (id: number) => orderForTest({ id, setMealId: 5, lines });
  expect(batchesOf([setMeal(1), setMeal(2)])).toEqual([
    { nameZh: '面', name: 'Noodles', pieces: 4, orders: 2 },
    { nameZh: '汤', name: null, pieces: 2, orders: 2 },
  ]);
});
