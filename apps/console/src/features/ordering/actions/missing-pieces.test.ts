import { expect, test } from 'vitest';
import { remainingPieces, soldOutOf } from './missing-pieces.ts';

test('soldOutOf omits the quantity if all remaining units of an order line are sold out', () => {
  const line = { position: 2, left: 3 };
  expect(soldOutOf(1, { ...line, pieces: 2 }, false)).toEqual({ orderId: 1, position: 2, quantity: 2 });
  expect(soldOutOf(1, { ...line, pieces: 3 }, false)).toEqual({ orderId: 1, position: 2 });
});

test('remainingPieces excludes refunded units and returns 0 for an unknown order line', () => {
  const line = {
    position: 2,
    dishId: 7,
    nameZh: '小笼包',
    chosenZh: [],
    name: null,
    chosen: [],
    quantity: 3,
    conflicts: { avoids: [], wishes: [] },
    refunded: 2,
    amount: 9_000,
  };
  expect([remainingPieces({ lines: [line] }, 2), remainingPieces({ lines: [line] }, 3)]).toEqual([1, 0]);
});
