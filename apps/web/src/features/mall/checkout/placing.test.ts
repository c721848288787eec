import { describe, expect, it } from 'vitest';
import { emptyStorage } from '../../../platform/storage-in-tests.ts';
import { forgetPaying, forgetPlacing, payingKey, placingKey, saysTheSame } from './placing.ts';

emptyStorage('sessionStorage');

describe('the key of an order', () => {
  it('stays until the order stands', () => {
    const key = placingKey();
    expect(placingKey()).toBe(key);
    forgetPlacing();
    expect(placingKey()).not.toBe(key);
  });

  it('is another than the one that pays it, and each order has its own', () => {
    const keys = [placingKey(), payingKey(7), payingKey(8)];
    expect(new Set(keys).size).toBe(3);
    forgetPaying(7);
    expect(payingKey(8)).toBe(keys[2]);
    expect(payingKey(7)).not.toBe(keys[1]);
  });
});

describe('an order that went unanswered', () => {
  const order = { items: [{ productId: 1, number: 2, points: 300 }], addressId: 4, remark: '' };

  it('is meant again where only the price was renewed', () => {
    expect(saysTheSame(order, { ...order, items: [{ productId: 1, number: 2, points: 350 }] })).toBe(true);
  });

  it.each([
    ['another number', { ...order, items: [{ productId: 1, number: 1, points: 300 }] }],
    ['another address', { ...order, addressId: 5 }],
    ['another remark', { ...order, remark: 'Ring twice' }],
  ])('is another order with %s', (_what, other) => {
    expect(saysTheSame(order, other)).toBe(false);
  });
});
