import { CallError, connectionCode } from '@chifan/contract/client';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../platform/storage-in-tests.ts';
import { sendOnce } from './send-once.ts';

createMemoryStorage('sessionStorage');

/** @returns the idempotency key that the call sends */
async function keyOf(input: object, failure: Error | null = null): Promise<string> {
  let sent = '';
  const answer = sendOnce('topUp', input, async ({ idempotencyKey }) => {
    sent = idempotencyKey;
    if (failure) throw failure;
    return 'purchase';
  });
  if (failure) await expect(answer).rejects.toBe(failure);
  else await expect(answer).resolves.toBe('purchase');
  return sent;
}

const lost = new CallError(connectionCode, 'Network error');
const proxy = new CallError(504, 'Something went wrong');
const refused = new CallError(409, 'No', { reason: 'payment_not_open' });

describe('idempotency key of a purchase', () => {
  it.each([
    ['a lost connection', lost],
    ['a proxy’s 504', proxy],
  ])('after %s, the same purchase is sent again with the same idempotency key', async (_, failure) => {
    const first = await keyOf({ amount: 10_000 }, failure);
    expect(await keyOf({ amount: 10_000 })).toBe(first);
  });

  it('after any response of the server, including an error, the next purchase has a new idempotency key', async () => {
    const first = await keyOf({ amount: 10_000 });
    const second = await keyOf({ amount: 10_000 }, refused);
    const third = await keyOf({ amount: 10_000 });
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('a purchase of another amount has another idempotency key', async () => {
    const first = await keyOf({ amount: 10_000 }, lost);
    expect(await keyOf({ amount: 20_000 })).not.toBe(first);
  });

  it('two simultaneous taps send the same idempotency key', async () => {
    const keys: string[] = [];
    const send = () => sendOnce('topUp', { amount: 1 }, async (options) => keys.push(options.idempotencyKey));
    await Promise.all([send(), send()]);
    expect(keys[1]).toBe(keys[0]);
  });
});
