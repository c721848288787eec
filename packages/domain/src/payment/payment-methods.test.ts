import { expect, test } from 'vitest';
import { isPaymentMethod } from './payment-methods.ts';

test('there are four payment methods', () => {
  expect(['wechat', 'alipay', 'stripe', 'balance'].every(isPaymentMethod)).toBe(true);
  expect(['cash', '', null, 0].some(isPaymentMethod)).toBe(false);
});
