import { expect, test } from 'vitest';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import { sortIntoColumns } from './board-columns.ts';
import { boardPositionOf, nextBoardPosition, positionAfterRemoval } from './board-places.ts';

const pending = (id: number) => orderForTest({ id, answerBefore: `2026-11-21T04:1${id}:00Z` });
const cooking = (id: number) =>
  orderForTest({
    id,
    state: 'delivering',
    type: 'delivery',
    estimatedAt: `2026-11-21T04:1${id}:00Z`,
    answerBefore: null,
  });
const sorted = sortIntoColumns([pending(1), pending(2), pending(3), cooking(7)]);
const first = { column: 'arrived', index: 0 } as const;

test('the first press of an arrow key focuses the order with the earliest answer deadline', () => {
  expect(nextBoardPosition(sorted, null, 'down')).toEqual(first);
  expect(nextBoardPosition(sortIntoColumns([]), null, 'down')).toBeNull();
});

test.each([
  ['down', 1, 2],
  ['down', 2, 2],
  ['up', 1, 0],
  ['up', 0, 0],
] as const)(
  'pressing the arrow key %s at position %i of a column with three orders moves the focus to position %i',
  (step, index, expected) => {
    expect(nextBoardPosition(sorted, { column: 'arrived', index }, step)).toEqual({
      column: 'arrived',
      index: expected,
    });
  },
);

test('the left and right arrow keys skip empty columns of the kitchen board', () => {
  expect(nextBoardPosition(sorted, { column: 'arrived', index: 2 }, 'after')).toEqual({ column: 'cooking', index: 0 });
  expect(nextBoardPosition(sorted, { column: 'cooking', index: 0 }, 'after')).toEqual({ column: 'cooking', index: 0 });
  expect(nextBoardPosition(sorted, { column: 'cooking', index: 0 }, 'before')).toEqual(first);
});

test('positionAfterRemoval returns the position of the next order, else of the previous order, else of the first order of another column', () => {
  expect(boardPositionOf(sorted, 2)).toEqual({ column: 'arrived', index: 1 });
  expect(
    positionAfterRemoval(sortIntoColumns([pending(1), pending(3), cooking(2)]), { column: 'arrived', index: 1 }),
  ).toEqual({
    column: 'arrived',
    index: 1,
  });
  expect(positionAfterRemoval(sortIntoColumns([pending(1)]), { column: 'arrived', index: 1 })).toEqual(first);
  expect(positionAfterRemoval(sortIntoColumns([cooking(1)]), first)).toEqual({ column: 'cooking', index: 0 });
});
