import { expect, test } from 'vitest';
import { amountProblem, readYuan, writeYuan } from './read-yuan.ts';

test.each([
  ['88', 88_00],
  [' 88.5 ', 88_50],
  ['88,05', 88_05],
  ['٨٨٫٥', 88_50],
  ['۱۲۰', 120_00],
  ['１００', 100_00],
  ['0.01', 1],
  ['1_000', 1_000_00],
  ['1_000.50', 1_000_50],
  ['１＿０００', 1_000_00],
])('`readYuan` parses the typed amount %j as %i fen', (typed, fen) => {
  expect(readYuan(typed)).toBe(fen);
});

test.each(['', '8.505', '-5', 'ten', '1e3', '8 8', '1234567', '_5', '5_', '5_.5', '5__0', '5-0', '$5'])(
  '`readYuan` rejects the typed amount %j',
  (typed) => {
    expect(readYuan(typed)).toBeNull();
  },
);

test.each([0, 1, 1_000, 8_805, 12_340, 99_999_999])(
  'an amount of %i fen is unchanged after `writeYuan` and `readYuan`',
  (amount) => {
    expect(readYuan(writeYuan(amount))).toBe(amount);
  },
);

test('an amount of money is rejected below the minimum and above the maximum', () => {
  const limits = { least: 100, most: 500_000 };
  expect([null, 99, 100, 500_000, 500_001].map((amount) => amountProblem(amount, limits))).toEqual([
    'not_a_sum',
    'too_little',
    null,
    null,
    'too_much',
  ]);
});
