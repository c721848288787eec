import { CallError, connectionCode } from '@chifan/contract/client';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../platform/storage-in-tests.ts';
import { sendOnce } from './send-once.ts';

createMemoryStorage('sessionStorage');

/** @returns the idempotency key of the call */
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
  ])('a purchase is sent again under its key after %s', async (_, failure) => {
    const first = await keyOf({ amount: 10_000 }, failure);
    expect(await keyOf({ amount: 10_000 })).toBe(first);
  });

  it('a purchase gets a new key once the server has answered, even with a refusal', async () => {
    const first = await keyOf({ amount: 10_000 });
    const second = await keyOf({ amount: 10_000 }, refused);
    const third = await keyOf({ amount: 10_000 });
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('a purchase of another amount gets another key', async () => {
    const first = await keyOf({ amount: 10_000 }, lost);
    expect(await keyOf({ amount: 20_000 })).not.toBe(first);
  });

  it('two simultaneous taps send one key', async () => {
    const keys: string[] = [];
    const send = () => sendOnce('topUp', { amount: 1 }, async (options) => keys.push(options.idempotencyKey));
    await Promise.all([send(), send()]);
    expect(keys[1]).toBe(keys[0]);
  });
});
