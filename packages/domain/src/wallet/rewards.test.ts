import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { pointsFor, rebateFor, takenBackOf } from './rewards.ts';

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [12_399, 123],
])('%i fen paid earn %i points: one for each whole yuan', (paid, points) => {
  expect(pointsFor(fen(paid))).toBe(points);
});

test.each([
  ['its percentage of what was paid', 10_000, 5, null, 500],
  ['no broken fen', 1_999, 5, null, 99],
  ['no more than its limit', 100_000, 5, fen(2_000), 2_000],
  ['what it comes to below its limit', 10_000, 5, fen(2_000), 500],
  ['nothing where its limit is nothing', 10_000, 5, fen(0), 0],
])('a rebate card gives %s', (_rule, paid, percent, most, given) => {
  expect(rebateFor(fen(paid), { percent, most })).toBe(given);
});

test('no more is taken back than the reward was, whatever came back', () => {
  expect(takenBackOf(100, { paid: fen(50), refunded: fen(60) })).toBe(100);
  expect(takenBackOf(100, { paid: fen(0), refunded: fen(0) })).toBe(100);
});
