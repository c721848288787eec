import { expect, test } from 'vitest';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { batchesOf } from './batches.ts';

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
    { nameZh: '辣椒炒肉', pieces: 5, orders: 3 },
    { nameZh: '担担面', pieces: 2, orders: 2 },
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
