import { expect, test } from 'vitest';
import { CallError } from '../../platform/api.ts';
import { unpaidOrderIn, unpaidPurchaseIn } from './unpaid.tsx';

const message = 'Pay or cancel it first.';

test.each(['unpaid_order_at_shop', 'too_many_unpaid_orders'] as const)(
  'the id of the unpaid order is read from the details of the server error %s',
  (reason) => {
    const refusal = new CallError(409, message, { reason, details: { orderId: 7, limit: 3 } });
    expect(unpaidOrderIn(refusal)).toEqual({ id: 7, message });
    expect(unpaidPurchaseIn(refusal)).toBeNull();
  },
);

test('the id of the unpaid purchase is read from the details of the server error too_many_open_purchases', () => {
  const refusal = new CallError(409, message, {
    reason: 'too_many_open_purchases',
    details: { purchaseId: 9, limit: 3 },
  });
  expect(unpaidPurchaseIn(refusal)).toEqual({ id: 9, message });
  expect(unpaidOrderIn(refusal)).toBeNull();
});

test('no unpaid order is read from a server error of another kind or without details', () => {
  const details = { orderId: 7 };
  expect(unpaidOrderIn(new CallError(409, message, { reason: 'sold_out', details }))).toBeNull();
  expect(unpaidOrderIn(new CallError(409, message, { reason: 'unpaid_order_at_shop' }))).toBeNull();
  expect(unpaidOrderIn(new Error(message))).toBeNull();
});
