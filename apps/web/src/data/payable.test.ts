import { describe, expect, it } from 'vitest';
import { canPayBy, type OrderStatus, type PurchaseStatus, payableOrder, payablePurchase } from './payable.ts';

const status: OrderStatus = {
  orderId: 7,
  method: 'stripe',
  number: '20261121000007',
  orderState: 'unpaid',
  paymentState: 'open',
  payable: 4_100,
  payBefore: '2026-11-21T04:05:00.000Z',
  type: 'pickup',
  isEatenHere: false,
  tableNumber: null,
  setMealId: null,
};
const purchase: PurchaseStatus = {
  id: 3,
  number: 'T3',
  kind: 'top_up',
  state: 'unpaid',
  amount: 10_000,
  bonus: 500,
  coupon: null,
  method: null,
  createdAt: '2026-11-21T04:00:00.000Z',
  payBefore: '2026-11-21T04:05:00.000Z',
  paidAt: null,
  refundedAt: null,
  refundableUntil: null,
};

describe('payable orders and purchases', () => {
  it.each([
    ['unpaid', 'unpaid'],
    ['pending', 'paid'],
    ['to_be_picked_up', 'paid'],
    ['completed', 'paid'],
    ['cancelled', 'over'],
    ['refunded', 'over'],
  ] as const)('an order in the state %s has the payment state %s', (orderState, state) => {
    expect(payableOrder({ ...status, orderState }).state).toBe(state);
  });

  it('an order with a failed payment attempt can still be paid, and its failed attempt is reported', () => {
    expect(payableOrder({ ...status, paymentState: 'failed' })).toMatchObject({ state: 'unpaid', attempt: 'failed' });
  });

  it('a coupon purchase can be paid from the balance, but a top-up cannot', () => {
    expect(payablePurchase(purchase)).toMatchObject({ amount: 10_000, state: 'unpaid', target: { purchaseId: 3 } });
    expect(canPayBy('balance', payablePurchase(purchase))).toBe(false);
    expect(canPayBy('stripe', payablePurchase(purchase))).toBe(true);
    expect(canPayBy('balance', payablePurchase({ ...purchase, kind: 'coupon' }))).toBe(true);
  });
});
