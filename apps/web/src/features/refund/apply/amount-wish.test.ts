import { expect, test } from 'vitest';
import { askedAmount, isAmountGood, readAmount, writeAmount } from './amount-wish.ts';

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  [' 12,05 ', 1_205],
  ['0', 0],
  ['', null],
  ['12.345', null],
  ['-3', null],
  ['1e3', null],
])('“%s” is %s fen', (typed, expected) => {
  expect(readAmount(typed)).toBe(expected);
});

test('what is written reads back as the same sum', () => {
  for (const fen of [1, 99, 100, 1_205, 99_999]) expect(readAmount(writeAmount(fen))).toBe(fen);
});

test('everything is asked for unless less was typed, and never more or nothing', () => {
  expect(askedAmount(null, 5_600)).toBe(5_600);
  expect(askedAmount('10', 5_600)).toBe(1_000);
  expect([5_601, 5_600, 1, 0, null].map((amount) => isAmountGood(amount, 5_600))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
