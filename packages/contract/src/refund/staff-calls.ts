import { soldOutLengths } from '@chifan/domain/catalogue';
import {
  compensationKinds,
  decisionReasons,
  liableParties,
  merchantRefusals,
  objectionBearers,
  operatorLiableParties,
  operatorRefundKinds,
} from '@chifan/domain/refund';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  amount,
  count,
  id,
  instant,
  integer,
  money,
  pageWithAll,
  readerLanguageName,
  requiredText,
  text,
  textOrEmpty,
  version,
} from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { orderRef } from '../transitions.ts';
import { refundItems, refundParts, refundRef, refundTransitionErrors, staffRefund } from './views.ts';

const operatorRefund = z.object({
  orderId: id,
  kind: z.enum(operatorRefundKinds),
  /** Fen to refund, for the kind `amount`. */
  amount: amount({ min: 1 }).optional(),
  /** Dishes to refund, for the kind `dishes`. */
  items: refundItems.default([]),
  liable: z.enum(operatorLiableParties),
});

const operatorRefundErrors = [
  'order_not_found',
  'transition_not_allowed',
  'actor_not_allowed',
  'refund_too_late',
  'refund_nothing_chosen',
  'refund_exceeds_paid',
] as const;

const orderCompensations = z.object({
  /** Fen that the caller may still give as compensation for the order today. */
  most: money,
  /** Numbers of the reasons that the operator can select. */
  reasons: z.array(count),
  /** The campaigns whose coupons the caller may give as compensation. */
  campaigns: z.array(
    z.object({ campaignId: id, nameZh: text, name: readerLanguageName, reduction: money, threshold: money }),
  ),
  given: z.array(
    z.object({
      id,
      kind: z.enum(compensationKinds),
      amount: money,
      reason: text,
      note: text.nullable(),
      /** Name of the operator. */
      by: text,
      at: instant,
    }),
  ),
});

const earnings = z.object({ merchant: money, brand: money, courier: money, platform: money });

export const refundStaffCalls = {
  merchantRefunds: call({
    path: '/rest/merchant/refund/list',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Refund requests of the caller’s shops: waiting ones, or a page of the past.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'past']).default('open'), shopId: id.optional() }),
    output: pageOf(staffRefund),
    reasons: ['shop_not_found'],
  }),
  declareSoldOut: call({
    path: '/rest/merchant/order/soldOut',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary:
      'Refunds a dish of this order that is not available, within 15 minutes after acceptance: all remaining units of its line, or some. Refunding the last unit ends the order.',
    input: z.object({
      orderId: id,
      position: integer({ min: 0, max: 200 }),
      /** Units of the line to refund. Absent: all remaining units. */
      quantity: integer({ min: 1, max: 99 }).optional(),
      /** Marks the dish as sold out for the given time (rule catalogue-34). Absent: the dish stays on the menu. */
      sellOutUntil: z.enum(soldOutLengths).optional(),
    }),
    output: staffOrder,
    reasons: ['order_not_found', 'transition_not_allowed', 'actor_not_allowed', 'too_late', 'refund_nothing_chosen'],
    // Requires an idempotency key, because a repeated call without a key would refund another unit.
    creates: true,
  }),
  grantRefund: call({
    path: '/rest/merchant/refund/grant',
    access: 'merchant',
    roles: ['manager'],
    summary:
      'Grants the full request. A smaller amount is an offer with a coded reason. The guest accepts or appeals within 24 hours, and silence accepts.',
    input: refundRef.extend({
      amount: amount({ min: 1 }),
      reason: z.enum(decisionReasons).optional(),
      note: textOrEmpty(300).default(''),
    }),
    output: staffRefund,
    reasons: [...refundTransitionErrors, 'refund_exceeds_paid', 'refund_offer_too_small'],
  }),
  refuseRefund: call({
    path: '/rest/merchant/refund/refuse',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Refuses with a coded reason that the guest sees translated.',
    input: refundRef.extend({ refusal: z.enum(merchantRefusals), note: textOrEmpty(300).default('') }),
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
  objectToCredit: call({
    path: '/rest/merchant/refund/object',
    access: 'merchant',
    roles: ['manager'],
    summary:
      'Objects to a refund that was granted by rule, within 24 hours. The guest keeps the money, and the platform decides who pays.',
    input: refundRef.extend({ refusal: z.enum(merchantRefusals), note: textOrEmpty(300).default('') }),
    output: staffRefund,
    reasons: [...refundTransitionErrors, 'too_late'],
  }),
  decideObjection: call({
    path: '/rest/platform/refund/decideObjection',
    access: 'platform',
    roles: ['support'],
    summary:
      'Decides a merchant’s objection to a refund by rule: names the party that pays, and gives a note for the books.',
    input: refundRef.extend({ liable: z.enum(objectionBearers), note: requiredText(500) }),
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
  platformRefunds: call({
    path: '/rest/platform/refund/list',
    access: 'platform',
    roles: ['support', 'finance'],
    summary:
      'Refund requests and objections that reached the platform, all requests, or those with failed gateway refunds.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'all', 'gateway_refund_failed']).default('open') }),
    output: pageOf(staffRefund),
  }),
  decideRefund: call({
    path: '/rest/platform/refund/decide',
    access: 'platform',
    roles: ['support'],
    summary:
      'Grants a refund in full or in part, or refuses it, and names the liable party. A partial grant or refusal needs a coded reason, which the guest sees translated. A full grant needs a note for the books.',
    input: refundRef.extend({
      decision: z.enum(['grant', 'refuse']),
      amount: amount({ min: 1 }).optional(),
      reason: z.enum(decisionReasons).optional(),
      note: textOrEmpty(500).default(''),
      liable: z.enum(liableParties),
    }),
    output: staffRefund,
    reasons: [...refundTransitionErrors, 'refund_exceeds_paid', 'refund_decided'],
  }),
  previewOperatorRefund: call({
    path: '/rest/platform/order/refund/preview',
    access: 'platform',
    roles: ['support'],
    summary:
      'What a refund by an operator would return now, and what each party would earn. The refund uses the same function.',
    input: operatorRefund,
    output: z.object({
      /**
       * The version of the order. The client sends it with the refund, so that an order that has changed meanwhile is
       * not refunded.
       */
      version: count,
      lines: z.array(
        z.object({
          position: count,
          nameZh: text,
          name: readerLanguageName,
          quantity: count,
          /** Units of the line that were not refunded before. */
          left: count,
          /** Amount paid for one unit after the reductions, in fen. */
          each: money,
        }),
      ),
      /** Fen of the payment that are not refunded yet. */
      most: money,
      liableParties: z.array(z.enum(operatorLiableParties)),
      /** Numbers of the reasons that the operator can select. */
      reasons: z.array(count),
      parts: refundParts,
      /** Gateway that gets `parts.gateway`. Null if it gets nothing. */
      method: text.nullable(),
      /** The delivery and packaging fees that `parts.amount` includes. */
      fees: money,
      /** True: nothing of the order remains, so the order ends. */
      endsOrder: z.boolean(),
      /** The party that pays. Null: nothing was cooked, so no party pays. */
      liable: z.enum(operatorLiableParties).nullable(),
      /** Earnings of each party from the order without and with the refund, in fen. Negative: the party pays. */
      earnings: z.object({ without: earnings, with: earnings }),
    }),
    reasons: [...operatorRefundErrors],
  }),
  refundByOperator: call({
    path: '/rest/platform/order/refund',
    access: 'platform',
    roles: ['support'],
    summary:
      'Cancels an order or refunds it: all, an amount, or dishes. Replaces an open refund request. The note is for the books, and the guest sees the reason translated.',
    input: operatorRefund.extend({
      reason: integer({ min: 1, max: 20 }),
      note: textOrEmpty(500).default(''),
      /** The `version` of the order from the preview of this refund. */
      version,
    }),
    output: staffOrder,
    reasons: [...operatorRefundErrors, 'changed_meanwhile', 'refund_decided'],
    creates: true,
  }),
  orderCompensations: call({
    path: '/rest/platform/order/compensations',
    access: 'platform',
    roles: ['support'],
    summary: 'The compensations that operators gave for an order, and what the caller may still give.',
    input: orderRef,
    output: orderCompensations,
    reasons: ['order_not_found'],
  }),
  compensateGuest: call({
    path: '/rest/platform/order/compensate',
    access: 'platform',
    roles: ['support'],
    summary:
      'Gives the guest of a paid order balance or a coupon at the platform’s cost, at most 100 yuan per order and 500 yuan per operator and day. The guest is notified.',
    input: orderRef.extend({
      gift: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('balance'), amount: amount({ min: 1 }) }),
        z.object({ kind: z.literal('coupon'), campaignId: id }),
      ]),
      reason: integer({ min: 1, max: 20 }),
      note: textOrEmpty(500).default(''),
    }),
    output: orderCompensations,
    reasons: [
      'order_not_found',
      'transition_not_allowed',
      'compensation_too_large',
      'campaign_not_found',
      'campaign_over',
      'campaign_used_up',
      'coupon_limit_reached',
    ],
    creates: true,
  }),
  retryGatewayRefund: call({
    path: '/rest/platform/refund/retryGatewayRefund',
    access: 'platform',
    roles: ['support', 'finance'],
    summary: 'Retries a failed gateway refund now, under the same number.',
    input: refundRef,
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
};
