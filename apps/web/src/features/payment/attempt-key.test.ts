import { connectionCode, timeoutCode } from '@chifan/contract/client';
import { expect, test } from 'vitest';
import { CallError } from '../../platform/api.ts';
import { emptyStorage } from '../../platform/storage-in-tests.ts';
import { attemptKey, forgetAttempts, hasEndedTry } from './attempt-key.ts';

const target = { orderId: 7 };
emptyStorage('sessionStorage');

test.each(['balance', 'stripe', 'alipay', 'wechat'] as const)(
  'a try by %s keeps its key until it has ended',
  (method) => {
    const key = attemptKey(target, method);
    expect(attemptKey(target, method)).toBe(key);
    expect(attemptKey({ orderId: 8 }, method)).not.toBe(key);
    forgetAttempts(target);
    expect(attemptKey(target, method)).not.toBe(key);
  },
);

test('each method has a key of its own', () => {
  expect(attemptKey(target, 'balance')).not.toBe(attemptKey(target, 'stripe'));
});

test('a lost answer ends no try: it may have been paid; a refusal does', () => {
  for (const code of [connectionCode, timeoutCode, 502]) expect(hasEndedTry(new CallError(code, ''))).toBe(false);
  expect(hasEndedTry(new CallError(409, '', { reason: 'payment_not_open' }))).toBe(true);
});
