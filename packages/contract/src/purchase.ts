import { purchaseKinds, purchaseStates } from '@chifan/domain/payment';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { amount, id, instant, localText, money, pageWithAll, text } from './fields.ts';

/** A purchase that is no meal: a top-up of the balance, or a coupon. */
export const purchase = z.object({
  id,
  number: text,
  kind: z.enum(purchaseKinds),
  state: z.enum(purchaseStates),
  /** Fen. */
  amount: money,
  /** Top-ups: what the platform adds. */
  bonus: money,
  coupon: z.object({ campaignId: id, name: localText }).nullable(),
  /** Payment method; null while unpaid. */
  method: text.nullable(),
  createdAt: instant,
  payBefore: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /** Bought coupons: until when a tap refunds them (the same day); null otherwise. */
  refundableUntil: instant.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

const topUpTier = z.object({ amount: amount({ min: 100 }), bonus: amount({ min: 0 }) });

export const purchaseCalls = {
  topUpTiers: call({
    path: '/rest/wallet/topUp/tiers',
    access: 'public',
    summary: 'The sums that can be topped up, with what the platform adds to each.',
    output: z.object({
      tiers: z.array(z.object({ amount: money, bonus: money })),
      /** Fen of bonuses that a member gets in one month at most. The tiers of a member show no more than is left of it. */
      monthlyBonus: money,
      /** Bounds of any other sum, which earns no bonus. */
      least: money,
      most: money,
    }),
  }),
  startTopUp: call({
    path: '/rest/wallet/topUp/start',
    access: 'member',
    summary: 'Opens a top-up; pay it with startPayment.',
    input: z.object({ amount: amount({ min: 1 }) }),
    output: purchase,
    /** `too_many_open_purchases` carries details {purchaseId, limit}: the oldest unpaid one. */
    reasons: ['top_up_amount_invalid', 'too_many_open_purchases'],
    creates: true,
  }),
  buyCoupon: call({
    path: '/rest/coupon/buy',
    access: 'member',
    summary:
      'Opens the purchase of a coupon; pay it with startPayment. The coupon is kept for 5 minutes. One that is still to be paid is answered again instead of a second.',
    input: z.object({ campaignId: id }),
    output: purchase,
    reasons: [
      'campaign_not_found',
      'campaign_over',
      'campaign_used_up',
      'coupon_limit_reached',
      'level_too_low',
      'too_many_open_purchases',
    ],
    creates: true,
  }),
  listPurchases: call({
    path: '/rest/purchase/list',
    access: 'member',
    summary: 'The caller’s top-ups and bought coupons, newest first; of one kind or in one state.',
    input: z.object({
      ...pageWithAll(20),
      kind: z.enum(purchaseKinds).optional(),
      state: z.enum(purchaseStates).optional(),
    }),
    output: pageOf(purchase),
  }),
  showPurchase: call({
    path: '/rest/purchase/show',
    access: 'member',
    summary: 'One purchase; asks the gateway when it has not told us.',
    input: z.object({ purchaseId: id }),
    output: purchase,
    reasons: ['purchase_not_found'],
  }),
  cancelPurchase: call({
    path: '/rest/purchase/cancel',
    access: 'member',
    summary: 'Ends a purchase that is not paid.',
    input: z.object({ purchaseId: id }),
    output: z.boolean(),
    reasons: ['purchase_not_found', 'transition_not_allowed'],
  }),
  refundPurchase: call({
    path: '/rest/purchase/refund',
    access: 'member',
    summary: 'Gives an unused bought coupon back on the day it was bought; its price goes back to where it came from.',
    input: z.object({ purchaseId: id }),
    output: purchase,
    reasons: ['purchase_not_found', 'purchase_not_refundable'],
  }),
  setTopUpTiers: call({
    path: '/rest/platform/topUp/set',
    access: 'platform',
    summary: 'Replaces the table of top-up sums and bonuses, unless somebody else has meanwhile.',
    input: z.object({
      /** Optimistic lock: the table that was edited; absent: any. */
      replaces: z.array(topUpTier).max(12).optional(),
      tiers: z
        .array(topUpTier)
        .max(12)
        .refine((tiers) => new Set(tiers.map(({ amount }) => amount)).size === tiers.length, 'each sum once'),
      /** Fen of bonuses for one member in one month. Absent: unchanged. */
      monthlyBonus: amount({ min: 0 }).optional(),
    }),
    output: z.boolean(),
    reasons: ['table_changed'],
  }),
};
