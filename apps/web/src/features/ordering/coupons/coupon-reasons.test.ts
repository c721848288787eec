import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { couponRefusalText, type QuotedCoupon } from './coupon-reasons.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const coupon: QuotedCoupon = {
  id: 1,
  campaignId: 1,
  group: 'shop',
  name: { text: 'Eight off', language: 'en' },
  threshold: 5_000,
  reduction: 800,
  rebatePercent: null,
  maxRebate: null,
  shop: null,
  types: ['pickup', 'pack', 'delivery'],
  state: 'valid',
  isHeld: false,
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  usedAt: null,
  usedOrderId: null,
  refundableUntil: null,
  purchaseId: null,
  worth: 0,
  fits: false,
};
const receipt = {
  goods: 4_000,
  fullReduction: 500,
  shopCoupon: 0,
  packageFee: 0,
  deliveryFee: 0,
  deliveryCoupon: 0,
  balance: 0,
  payable: 3_500,
};
const order = { receipt, type: 'pickup', now: new Date('2026-11-21T04:00:00Z') } as const;
const why = (changes: Partial<QuotedCoupon>) => couponRefusalText({ ...coupon, ...changes }, order, 'en');

it.each([
  ['null for a coupon that fits the order', { fits: true, worth: 800 }, null],
  [
    'the missing amount if the order, after the restaurant’s discount, is below the threshold',
    {},
    'Add CN¥15.00 more to use it.',
  ],
  [
    'a reason for a coupon that is only for deliveries',
    { types: ['delivery'] as const },
    'Not valid for this type of order.',
  ],
  ['a reason for a coupon that is not valid yet', { validFrom: '2026-11-22T00:00:00.000Z' }, 'Not valid yet.'],
  [
    'a reason for a coupon that another unpaid order uses',
    { isHeld: true, fits: true },
    'In use by another unpaid order.',
  ],
  ['a reason for a coupon that would reduce nothing', { threshold: 0 }, 'No discount on this order.'],
])('the text that explains why a coupon cannot be used is %s', (_, changes, words) => {
  expect(why({ ...changes, types: [...('types' in changes ? changes.types : coupon.types)] })).toBe(words);
});
