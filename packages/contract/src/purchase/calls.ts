import { purchaseKinds, purchaseStates } from '@chifan/domain/purchase';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { amount, id, money, pageWithAll } from '../fields.ts';
import { purchase } from './views.ts';

export const purchaseCalls = {
  topUpTiers: call({
    path: '/rest/wallet/topUp/tiers',
    access: 'public',
    summary: 'The amounts that can be topped up, with the bonus of each.',
    output: z.object({
      tiers: z.array(z.object({ amount: money, bonus: money })),
      /**
       * Maximum of all bonuses for one member in a month, in fen. The bonus that a member sees never exceeds the
       * remaining part of this maximum.
       */
      monthlyBonus: money,
      /** Minimum and maximum of a freely chosen amount, which has no bonus. */
      least: money,
      most: money,
    }),
  }),
  startTopUp: call({
    path: '/rest/wallet/topUp/start',
    access: 'member',
    summary: 'Opens a top-up. Pay it with startPayment.',
    input: z.object({ amount: amount({ min: 1 }) }),
    output: purchase,
    /** Details of the reason `too_many_open_purchases`: {purchaseId, limit}, with the oldest unpaid purchase. */
    reasons: ['top_up_amount_invalid', 'too_many_open_purchases', 'member_blocked'],
    creates: true,
  }),
  buyCoupon: call({
    path: '/rest/coupon/buy',
    access: 'member',
    summary:
      'Opens the purchase of a coupon. Pay it with startPayment. The coupon is reserved for 5 minutes. If an unpaid purchase of this coupon exists, returns that one.',
    input: z.object({ campaignId: id }),
    output: purchase,
    reasons: [
      'campaign_not_found',
      'campaign_over',
      'campaign_used_up',
      'coupon_limit_reached',
      'level_too_low',
      'too_many_open_purchases',
      'member_blocked',
    ],
    creates: true,
  }),
  listPurchases: call({
    path: '/rest/purchase/list',
    access: 'member',
    summary: 'The caller’s top-ups and bought coupons, newest first, optionally of one kind or state.',
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
    summary: 'One purchase. Queries the gateway if the gateway has sent no webhook.',
    input: z.object({ purchaseId: id }),
    output: purchase,
    reasons: ['purchase_not_found'],
  }),
  cancelPurchase: call({
    path: '/rest/purchase/cancel',
    access: 'member',
    summary: 'Cancels an unpaid purchase.',
    input: z.object({ purchaseId: id }),
    output: z.boolean(),
    reasons: ['purchase_not_found', 'transition_not_allowed'],
  }),
  refundPurchase: call({
    path: '/rest/purchase/refund',
    access: 'member',
    summary: 'Returns an unused bought coupon on the day of purchase. Its price is refunded to the original source.',
    input: z.object({ purchaseId: id }),
    output: purchase,
    reasons: ['purchase_not_found', 'purchase_not_refundable'],
  }),
};
