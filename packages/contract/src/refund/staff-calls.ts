import { soldOutLengths } from '@chifan/domain/catalogue';
import { decisionReasons, liableParties, merchantRefusals, objectionBearers } from '@chifan/domain/refund';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { amount, id, integer, pageWithAll, requiredText, textOrEmpty } from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { refundRef, refundTransitionErrors, staffRefund } from './views.ts';

export const refundStaffCalls = {
  merchantRefunds: call({
    path: '/rest/merchant/refund/list',
    access: 'merchant',
    summary: 'Refund requests of the caller’s shops: waiting ones, or a page of the past.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'past']).default('open'), shopId: id.optional() }),
    output: pageOf(staffRefund),
    reasons: ['shop_not_found'],
  }),
  declareSoldOut: call({
    path: '/rest/merchant/order/soldOut',
    access: 'merchant',
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
    summary: 'Refuses with a coded reason that the guest sees translated.',
    input: refundRef.extend({ refusal: z.enum(merchantRefusals), note: textOrEmpty(300).default('') }),
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
  objectToCredit: call({
    path: '/rest/merchant/refund/object',
    access: 'merchant',
    summary:
      'Objects to a refund that was granted by rule, within 24 hours. The guest keeps the money, and the platform decides who pays.',
    input: refundRef.extend({ refusal: z.enum(merchantRefusals), note: textOrEmpty(300).default('') }),
    output: staffRefund,
    reasons: [...refundTransitionErrors, 'too_late'],
  }),
  decideObjection: call({
    path: '/rest/platform/refund/decideObjection',
    access: 'platform',
    summary:
      'Decides a merchant’s objection to a refund by rule: names the party that pays, and gives a note for the books.',
    input: refundRef.extend({ liable: z.enum(objectionBearers), note: requiredText(500) }),
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
  platformRefunds: call({
    path: '/rest/platform/refund/list',
    access: 'platform',
    summary:
      'Refund requests and objections that reached the platform, all requests, or those with failed gateway refunds.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'all', 'gateway_refund_failed']).default('open') }),
    output: pageOf(staffRefund),
  }),
  decideRefund: call({
    path: '/rest/platform/refund/decide',
    access: 'platform',
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
  retryGatewayRefund: call({
    path: '/rest/platform/refund/retryGatewayRefund',
    access: 'platform',
    summary: 'Retries a failed gateway refund now, under the same number.',
    input: refundRef,
    output: staffRefund,
    reasons: [...refundTransitionErrors],
  }),
};
