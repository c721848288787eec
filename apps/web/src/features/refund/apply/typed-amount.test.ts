import { expect, test } from 'vitest';
import { isAmountInRange, requestedAmount } from './typed-amount.ts';

test('the requested refund is the full refundable amount unless the guest typed less', () => {
  expect(requestedAmount(null, 5_600)).toBe(5_600);
  expect(requestedAmount('10', 5_600)).toBe(1_000);
  expect(isAmountInRange(requestedAmount('ten', 5_600), 5_600)).toBe(false);
  expect([5_601, 5_600, 1, 0].map((amount) => isAmountInRange(amount, 5_600))).toEqual([false, true, true, false]);
});
