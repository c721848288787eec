import { expect, test } from 'vitest';
import { cancelReasonOf, cancelReasons, cancelReasonsBeforeDelivery, refundReasons } from './cancel-reasons.ts';

test('there are twenty reasons, numbered 1 to 20, each with a key of its own', () => {
  expect(cancelReasons.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(cancelReasons.map(({ key }) => key)).size).toBe(20);
});

test('1 to 8 are for cancelling and 9 to 20 for refunds', () => {
  expect(cancelReasonsBeforeDelivery.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(refundReasons.map(({ number }) => number)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test('a number outside the list is no reason', () => {
  expect(cancelReasonOf(4)?.key).toBe('out_of_stock');
  expect(cancelReasonOf(21)).toBeUndefined();
});
