import { CallError } from '@chifan/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage-in-tests.ts';
import { forgetPlacing, noteFailure, type PlaceInput, placingOf } from './placing.ts';

const input: PlaceInput = {
  request: { shopId: 7, type: 'pickup', dining: 'dine_in', lines: [{ dishId: 1, quantity: 1 }] },
  quoteToken: 'first',
  contactName: 'Aiko',
  contactPhone: '13800138000',
};
const lost = new CallError(602_001, 'Network error');

createMemoryStorage('sessionStorage');
afterEach(() => forgetPlacing('7'));

describe('retries of placing an order', () => {
  it('a request to place an order that got no response is repeated unchanged, even with a newer quote', () => {
    const first = placingOf('7', input);
    noteFailure('7', first, lost);
    expect(placingOf('7', { ...input, quoteToken: 'second' })).toEqual(first);
  });

  it('after the server rejects an order, the next attempt uses the new quote', () => {
    const first = placingOf('7', input);
    noteFailure('7', first, lost);
    noteFailure('7', first, new CallError(409, 'The restaurant is resting', { reason: 'shop_resting' }));
    expect(placingOf('7', { ...input, quoteToken: 'second' }).input.quoteToken).toBe('second');
  });

  it('all attempts to place an order have the same idempotency key until one succeeds', () => {
    const { key } = placingOf('7', input);
    for (const failure of [lost, new CallError(409, 'The restaurant is resting', { reason: 'shop_resting' })]) {
      noteFailure('7', placingOf('7', input), failure);
      expect(placingOf('7', { ...input, quoteToken: 'second' }).key).toBe(key);
    }
    forgetPlacing('7');
    expect(placingOf('7', input).key).not.toBe(key);
  });

  it('the idempotency key for placing an order does not change when the browser tab is reloaded', async () => {
    const first = placingOf('7', input);
    noteFailure('7', first, lost);
    vi.resetModules();
    const reloaded = await import('./placing.ts');
    const again = reloaded.placingOf('7', { ...input, quoteToken: 'of the page that was loaded anew' });
    expect(again.input.quoteToken).toBe('of the page that was loaded anew');
    expect(again.key).toBe(first.key);
  });

  it('orders at different restaurants have different idempotency keys', () => {
    const { key } = placingOf('7', input);
    expect(placingOf('8', { ...input, request: { ...input.request, shopId: 8 } }).key).not.toBe(key);
    forgetPlacing('8');
  });

  it('after a request without a response, an order that the guest changed is sent with the changes', () => {
    noteFailure('7', placingOf('7', input), lost);
    expect(placingOf('7', { ...input, remark: 'No coriander' }).input.remark).toBe('No coriander');
  });
});
