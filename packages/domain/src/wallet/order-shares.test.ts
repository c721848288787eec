import { expect, test } from 'vitest';
import { orderShares, subsidyOf } from './order-shares.ts';

test.each([
  ['the whole subsidy without refunds', { paid: 30_00, couponSubsidy: 8_00 }, 30_00, 8_00],
  ['half of the subsidy after half of the payment is refunded', { paid: 30_00, couponSubsidy: 8_00 }, 15_00, 4_00],
  ['a fraction rounded down', { paid: 3, couponSubsidy: 2 }, 2, 1],
  ['the whole subsidy of an order that coupons paid in full', { paid: 0, couponSubsidy: 8_00 }, 0, 8_00],
])('for its coupons in a completed order, the platform pays %s', (_, order, total, subsidy) => {
  expect(subsidyOf(order, total)).toBe(subsidy);
});

test.each([
  ['the courier gets the fee and the shop the rest', { total: 30_00, hasCourier: true }, [32_00, 6_00]],
  ['the shop pays the courier after a complete refund', { total: 0, subsidy: 0, hasCourier: true }, [-6_00, 6_00]],
  ['the fee without a courier is at most the rest', { total: 2_00, subsidy: 0, hasCourier: false }, [0, 2_00]],
])('orderShares divides the payment of a settled order so that %s', (_, order, [shop, delivery]) => {
  const { shopShare, deliveryShare } = orderShares({ subsidy: 8_00, courierFee: 6_00, ...order });
  expect([shopShare, deliveryShare]).toEqual([shop, delivery]);
});
