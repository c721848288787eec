import { expect, test } from 'vitest';
import { createMemoryStorage } from '../platform/storage-in-tests.ts';
import { attemptKey, forgetAttempts } from './attempt-key.ts';

const target = { orderId: 7 };
createMemoryStorage('sessionStorage');

test.each(['balance', 'stripe', 'alipay', 'wechat'] as const)(
  'the idempotency key of a payment by %s stays the same until the payment attempt has ended',
  (method) => {
    const key = attemptKey(target, method);
    expect(attemptKey(target, method)).toBe(key);
    expect(attemptKey({ orderId: 8 }, method)).not.toBe(key);
    forgetAttempts(target);
    expect(attemptKey(target, method)).not.toBe(key);
  },
);

test('each payment method has its own idempotency key', () => {
  expect(attemptKey(target, 'balance')).not.toBe(attemptKey(target, 'stripe'));
});
