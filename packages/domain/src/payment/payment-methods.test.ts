import { expect, test } from 'vitest';
import { isPaymentMethod } from './payment-methods.ts';

test('isPaymentMethod accepts the four payment methods and nothing else', () => {
  expect(['wechat', 'alipay', 'stripe', 'balance'].every(isPaymentMethod)).toBe(true);
  expect(['cash', '', null, 0].some(isPaymentMethod)).toBe(false);
});
