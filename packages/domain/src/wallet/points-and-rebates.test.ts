import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { pointsFor, rebateFor } from './points-and-rebates.ts';

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [12_399, 123],
])('pointsFor a payment of %i fen is %i, one point for each whole yuan', (paid, points) => {
  expect(pointsFor(fen(paid))).toBe(points);
});

test.each([
  ['its percentage of the payment', 10_000, 5, null, 500],
  ['only whole fen', 1_999, 5, null, 99],
  ['no more than its limit', 100_000, 5, fen(2_000), 2_000],
  ['its percentage if that is below the limit', 10_000, 5, fen(2_000), 500],
  ['nothing if its limit is zero', 10_000, 5, fen(0), 0],
])('a rebate card returns %s', (_rule, paid, percent, most, given) => {
  expect(rebateFor(fen(paid), { percent, most })).toBe(given);
});
