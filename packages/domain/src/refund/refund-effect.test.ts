import { describe, expect, test } from 'vitest';
import { type OrderToRefund, type RefundToMake, refundEffect } from './index.ts';

/** A delivery for 107.00 that the guest paid in full. The courier gets 5.00. */
const collected: OrderToRefund = {
  orderState: 'to_be_delivered',
  isDelivery: true,
  hasCourier: true,
  hasShop: true,
  isSettled: false,
  paid: 107_00,
  refundedBefore: 0,
  owedBefore: { courier: 0, platform: 0 },
  couponSubsidy: 0,
  courierFee: 5_00,
  brandPermille: null,
};
const part: RefundToMake = { amount: 10_00, isEverything: false, liable: 'merchant' };
const all: RefundToMake = { amount: 107_00, isEverything: true, liable: 'merchant' };

type Row = [string, Partial<OrderToRefund>, RefundToMake, [number, number, number, number]];

describe('refundEffect returns what merchant, brand, courier and platform earn', () => {
  test.each<Row>([
    ['the shop earns less by its own refund', {}, part, [92_00, 0, 5_00, 0]],
    [
      'the courier pays a refund for which the courier is liable',
      {},
      { ...part, liable: 'courier' },
      [102_00, 0, -5_00, 0],
    ],
    [
      'the platform pays a refund for which it is liable',
      {},
      { ...part, liable: 'platform' },
      [102_00, 0, 5_00, -10_00],
    ],
    [
      'the platform pays for a courier that the order does not have',
      { hasCourier: false },
      { ...part, liable: 'courier' },
      [102_00, 0, 5_00, -10_00],
    ],
    ['a liable shop pays the courier who collected the food', {}, all, [-5_00, 0, 5_00, 0]],
    ['the courier is not paid before collecting the food', { orderState: 'to_be_picked_up' }, all, [0, 0, 0, 0]],
    [
      'the shop earns everything if the platform is liable',
      {},
      { ...all, liable: 'platform' },
      [102_00, 0, 5_00, -107_00],
    ],
    [
      'no party earns from an order that was not accepted',
      { orderState: 'pending', hasCourier: false },
      { ...all, liable: null },
      [0, 0, 0, 0],
    ],
    ['no party earns from a set meal without a restaurant', { hasShop: false, hasCourier: false }, all, [0, 0, 0, 0]],
    ['the shop pays from its earnings after the settlement', { isSettled: true }, all, [-5_00, 0, 5_00, 0]],
    [
      'the courier pays from the earnings after the settlement',
      { isSettled: true },
      { ...part, liable: 'courier' },
      [102_00, 0, -5_00, 0],
    ],
    ['the coupon’s subsidy shrinks with the refund', { couponSubsidy: 10_70 }, part, [101_70, 0, 5_00, -9_70]],
    [
      'the shop returns the coupon’s subsidy after the settlement',
      { couponSubsidy: 10_70, isSettled: true },
      part,
      [101_70, 0, 5_00, -9_70],
    ],
    [
      'earlier refunds of other parties count',
      { refundedBefore: 20_00, owedBefore: { courier: 0, platform: 20_00 } },
      part,
      [92_00, 0, 5_00, -20_00],
    ],
    [
      'the brand gets its share of the rest',
      { brandPermille: 100, isDelivery: false, hasCourier: false, courierFee: 0 },
      part,
      [87_30, 9_70, 0, 0],
    ],
  ])(
    'refundEffect returns what each party earns from a refunded order: %s',
    (_, order, refund, [merchant, brand, courier, platform]) => {
      const { with: earned } = refundEffect({ ...collected, ...order }, refund);
      expect(earned).toEqual({ merchant, brand, courier, platform });
    },
  );

  test('refundEffect calculates the earnings without the refund from the payment less earlier refunds', () => {
    const { without } = refundEffect({ ...collected, refundedBefore: 7_00 }, part);
    expect(without).toEqual({ merchant: 95_00, brand: 0, courier: 5_00, platform: 0 });
  });
});
