import { expect, test } from 'vitest';
import {
  allRefundItems,
  chosenQuantityAt,
  isWholeOrder,
  stillRefundableItems,
  withChosenQuantity,
} from './refund-draft.ts';

const lines = [
  { position: 0, left: 3 },
  { position: 1, left: 0 },
  { position: 2, left: 1 },
];

test('requesting a refund of the whole order omits units that were already refunded', () => {
  expect(allRefundItems(lines)).toEqual([
    { position: 0, quantity: 3 },
    { position: 2, quantity: 1 },
  ]);
  expect(isWholeOrder(lines, allRefundItems(lines))).toBe(true);
  expect(isWholeOrder(lines, [{ position: 0, quantity: 3 }])).toBe(false);
});

test('a refund request has one item per order line, sorted by line, and the quantity 0 removes the item', () => {
  const items = withChosenQuantity(withChosenQuantity([], { position: 2, quantity: 1 }), { position: 0, quantity: 2 });
  expect(items.map(({ position }) => position)).toEqual([0, 2]);
  const changed = withChosenQuantity(items, { position: 0, quantity: 1 });
  expect([chosenQuantityAt(changed, 0), chosenQuantityAt(changed, 2), chosenQuantityAt(changed, 1)]).toEqual([1, 1, 0]);
  expect(withChosenQuantity(changed, { position: 0, quantity: 0 })).toEqual([{ position: 2, quantity: 1 }]);
});

test('units refunded while the guest was choosing are removed from the refund request', () => {
  const now = [
    { position: 0, left: 1 },
    { position: 2, left: 0 },
  ];
  expect(stillRefundableItems(now, allRefundItems(lines))).toEqual([{ position: 0, quantity: 1 }]);
});
