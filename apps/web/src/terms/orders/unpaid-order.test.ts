import { expect, test } from 'vitest';
import { CallError } from '../../platform/api.ts';
import { unpaidOrderIn } from './unpaid-order.ts';

const message = 'Please pay or cancel it first.';

test.each(['unpaid_order_at_shop', 'too_many_unpaid_orders'] as const)(
  '%s leads to the order that it names',
  (reason) => {
    const refusal = new CallError(409, message, { reason, details: { orderId: 7, limit: 3 } });
    expect(unpaidOrderIn(refusal)).toEqual({ orderId: 7, message });
  },
);

test('no other refusal leads to an order', () => {
  const details = { orderId: 7 };
  expect(unpaidOrderIn(new CallError(409, message, { reason: 'sold_out', details }))).toBeNull();
  expect(unpaidOrderIn(new CallError(409, message, { reason: 'unpaid_order_at_shop' }))).toBeNull();
  expect(unpaidOrderIn(new Error(message))).toBeNull();
});
