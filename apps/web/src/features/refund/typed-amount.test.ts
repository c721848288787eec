import { expect, test } from 'vitest';
import { askedAmount, isAmountGood } from './typed-amount.ts';

test('the requested amount is the full worth unless less was typed, and never more or zero', () => {
  expect(askedAmount(null, 5_600)).toBe(5_600);
  expect(askedAmount('10', 5_600)).toBe(1_000);
  expect(isAmountGood(askedAmount('ten', 5_600), 5_600)).toBe(false);
  expect([5_601, 5_600, 1, 0].map((amount) => isAmountGood(amount, 5_600))).toEqual([false, true, true, false]);
});
