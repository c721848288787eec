import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areMallItemsRefundable,
  mallPoints,
  maxMallRefundPoints,
  maxPieces,
  piecesOfOrder,
  type RefundableMallLine,
} from './index.ts';

const order = [
  { position: 0, points: 450, number: 4, refunded: 1 },
  { position: 1, points: 380, number: 1, refunded: 0 },
];

test('mallPoints sums the points of all units in an order of the points mall', () => {
  expect(mallPoints(order)).toBe(2180);
  expect(mallPoints([])).toBe(0);
});

test('piecesOfOrder sums the units of all lines of a points mall order', () => {
  expect(piecesOfOrder(order)).toBe(5);
  expect(piecesOfOrder([])).toBe(0);
});

test.each([
  ['the rest of a line', [{ position: 0, number: 3 }], 1350],
  [
    'one piece of each line',
    [
      { position: 0, number: 1 },
      { position: 1, number: 1 },
    ],
    830,
  ],
  ['nothing', [], 0],
])('maxMallRefundPoints for %s returns the points that the guest paid', (_what, items, worth) => {
  expect(maxMallRefundPoints(order, items)).toBe(worth);
});

test.each([
  ['more pieces than remain', [{ position: 0, number: 4 }]],
  [
    'the same line twice',
    [
      { position: 0, number: 1 },
      { position: 0, number: 1 },
    ],
  ],
  ['an unknown line', [{ position: 2, number: 1 }]],
  ['zero pieces', [{ position: 1, number: 0 }]],
  ['a negative number of pieces', [{ position: 1, number: -1 }]],
])('the points mall refuses a refund request for %s', (_what, items) => {
  expect(areMallItemsRefundable(order, items)).toBe(false);
  expect(() => maxMallRefundPoints(order, items)).toThrow(RangeError);
});

const lines: fc.Arbitrary<RefundableMallLine[]> = fc
  .array(
    fc.record({
      points: fc.integer({ min: 1, max: 10_000 }),
      number: fc.integer({ min: 1, max: maxPieces }),
      part: fc.nat(100),
    }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((rows) =>
    rows.map(({ points, number, part }, position) => ({
      position,
      points,
      number,
      refunded: Math.floor((number * part) / 100),
    })),
  );

test('refunded and refundable units of a points mall order together have the value of the payment', () => {
  fc.assert(
    fc.property(lines, (lines) => {
      const left = lines.flatMap(({ position, number, refunded }) =>
        number > refunded ? [{ position, number: number - refunded }] : [],
      );
      const back = mallPoints(lines.map(({ points, refunded }) => ({ points, number: refunded })));
      expect(maxMallRefundPoints(lines, left) + back).toBe(mallPoints(lines));
      const [first] = left;
      if (first) expect(areMallItemsRefundable(lines, [{ ...first, number: first.number + 1 }])).toBe(false);
    }),
  );
});
