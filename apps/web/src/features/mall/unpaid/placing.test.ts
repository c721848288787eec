import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage-in-tests.ts';
import { forgetPaying, forgetPlacing, payingKey, placingKey, saysTheSame } from './placing.ts';

createMemoryStorage('sessionStorage');

describe('idempotency key of a mall order', () => {
  it('the idempotency key for placing a mall order stays the same until the order is placed', () => {
    const key = placingKey();
    expect(placingKey()).toBe(key);
    forgetPlacing();
    expect(placingKey()).not.toBe(key);
  });

  it('placing a mall order and paying it have different idempotency keys', () => {
    const keys = [placingKey(), payingKey(7), payingKey(8)];
    expect(new Set(keys).size).toBe(3);
    forgetPaying(7);
    expect(payingKey(8)).toBe(keys[2]);
    expect(payingKey(7)).not.toBe(keys[1]);
  });
});

describe('unanswered mall order', () => {
  const order = { items: [{ productId: 1, number: 2, points: 300 }], addressId: 4, remark: '' };

  it('a repeated request for a mall order with only refreshed prices counts as the same order', () => {
    expect(saysTheSame(order, { ...order, items: [{ productId: 1, number: 2, points: 350 }] })).toBe(true);
  });

  it.each([
    ['another quantity', { ...order, items: [{ productId: 1, number: 1, points: 300 }] }],
    ['another address', { ...order, addressId: 5 }],
    ['another remark', { ...order, remark: 'Ring twice' }],
  ])('a repeated request for a mall order with %s counts as another order', (_what, other) => {
    expect(saysTheSame(order, other)).toBe(false);
  });
});
