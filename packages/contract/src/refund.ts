import { soldOutLengths } from '@chifan/domain/catalogue';
import { orderActors, orderStates, orderTypes } from '@chifan/domain/ordering';
import {
  decisionReasons,
  liableParties,
  merchantRefusals,
  partialReasons,
  refundEvents,
  refundStates,
} from '@chifan/domain/refund';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  amount,
  count,
  id,
  imagePath,
  instant,
  integer,
  localText,
  money,
  ownName,
  pageWithAll,
  text,
  typed,
  typedOrEmpty,
} from './fields.ts';
import { dietProfile } from './member.ts';
import { staffOrder } from './staff-order-view.ts';
import { historyRow, notMoved } from './transitions.ts';
import { translatedText } from './translation.ts';

export const refundStateNumber = z.literal(refundStates.map(({ number }) => number));

/** Quantities of lines. All lines together are the whole payment, including delivery and packing. */
const refundItems = z
  .array(z.object({ position: integer({ min: 0, max: 200 }), quantity: integer({ min: 1, max: 99 }) }))
  .max(60);

const parts = z.object({
  /** Fen in all. */
  amount: money,
  balance: money,
  gateway: money,
});

/** A merchant's partial grant. The guest accepts or appeals. Silence accepts. */
const offer = z.object({
  /** Fen that the guest gets on acceptance. */
  amount: money,
  reason: z.enum(partialReasons),
  /** The reason, in the reader's language. */
  words: text,
  /** Targets of the money, while the offer can be accepted. */
  parts: parts.nullable(),
});

const gatewayRefund = z.object({
  amount: money,
  /** `balance`, or the gateway of the payment. */
  to: text,
  state: z.enum(['pending', 'settled', 'failed']),
  settledAt: instant.nullable(),
});

const timelineRow = historyRow(z.enum(refundEvents), refundStateNumber, z.enum(orderActors)).extend({
  reason: text.nullable(),
});

export const refundDetail = z.object({
  id,
  number: text,
  orderId: id,
  orderNumber: text,
  orderState: z.enum(orderStates),
  shopName: localText,
  shopNameZh: text,
  state: refundStateNumber,
  /** Number 9 to 20 of the cancel reasons, or the reason of an order that ended automatically. */
  reason: text,
  note: text.nullable(),
  /** Addresses valid for minutes. Prefix the image base unless they start with http. */
  photos: z.array(text),
  items: z.array(z.object({ name: localText, nameZh: text, quantity: count, amount: money })),
  asked: money,
  granted: parts.nullable(),
  offer: offer.nullable(),
  gatewayRefunds: z.array(gatewayRefund),
  merchantRefusal: z.enum([...merchantRefusals, 'other']).nullable(),
  /** Why it was refused or only partly granted, in the reader's language. */
  decisionWords: text.nullable(),
  liable: z.enum(liableParties).nullable(),
  /** Deadline of the merchant's answer or the guest's reaction to it. Null if none is due. */
  dueAt: instant.nullable(),
  createdAt: instant,
  allowedEvents: z.array(z.enum(refundEvents)),
  timeline: z.array(timelineRow),
});
export type RefundDetail = z.infer<typeof refundDetail>;

const translation = translatedText.nullable();

export const staffRefund = refundDetail.omit({ shopName: true }).extend({
  shopName: ownName,
  /** Null for a set meal without a chosen restaurant. */
  shopId: id.nullable(),
  orderType: z.enum(orderTypes),
  paid: money,
  refundedBefore: money,
  guestName: text,
  /** The remark to the kitchen with the order. */
  remark: text.nullable(),
  dietProfile: dietProfile.nullable(),
  /** Notes of the merchant and the platform, in Chinese. Only for staff. */
  merchantNote: text.nullable(),
  platformNote: text.nullable(),
  appeal: text.nullable(),
  appealPhotos: z.array(text),
  guestLanguage: text,
  /** The guest's texts in Chinese. Null if empty or already Chinese. */
  inChinese: z.object({ note: translation, remark: translation, appeal: translation }),
});
export type StaffRefund = z.infer<typeof staffRefund>;

export const onRefund = z.object({ refundId: id });
export const refundNotMoved = ['refund_not_found', ...notMoved] as const;
const photos = z.array(imagePath).max(6).default([]);

export const refundRequest = z.object({
  reason: integer({ min: 1, max: 20 }),
  note: typedOrEmpty(500).default(''),
  photos,
});
export const requestRefusals = [
  'order_not_found',
  'refund_not_allowed',
  'refund_too_late',
  'refund_open_already',
  'refund_requests_used_up',
  'refund_nothing_chosen',
  'refund_exceeds_paid',
  'picture_unknown',
] as const;

export const whichRefund = z.object({ orderId: id.optional(), refundId: id.optional() });

export const refundCalls = {
  previewRefund: call({
    path: '/rest/order/refund/preview',
    access: 'member',
    summary:
      'Amounts that a refund of these items would return now, and whether at once. The decision uses the same function.',
    input: z.object({ orderId: id, items: refundItems }),
    output: z.object({
      parts,
      /** Maximum that can be requested for these items. */
      most: money,
      isAtOnce: z.boolean(),
      /** Numbers of the cancel reasons on offer. */
      reasons: z.array(count),
      lines: z.array(
        z.object({
          position: count,
          name: localText,
          nameZh: text,
          plate: text,
          quantity: count,
          /** Pieces not refunded before. */
          left: count,
          /** Fen of one piece with its options, by the menu. */
          price: money,
          /** Fen of one piece, after the reductions. */
          each: money,
        }),
      ),
    }),
    reasons: ['order_not_found', 'refund_not_allowed', 'refund_too_late', 'refund_nothing_chosen'],
  }),
  applyForRefund: call({
    path: '/rest/order/refund/apply',
    access: 'member',
    summary: 'Requests a refund of items. Granted at once if no decision is needed, otherwise sent to the merchant.',
    input: refundRequest.extend({
      orderId: id,
      items: refundItems,
      /** Fen, at most the preview's `most`. */
      amount: amount({ min: 1 }),
    }),
    output: refundDetail,
    reasons: [...requestRefusals],
    creates: true,
  }),
  refundProgress: call({
    path: '/rest/order/refund/progress',
    access: 'member',
    summary: 'The refund of an order: the newest one, or one by its id.',
    input: whichRefund,
    output: refundDetail,
    reasons: ['refund_not_found'],
  }),
  withdrawRefund: call({
    path: '/rest/order/refund/withdraw',
    access: 'member',
    summary: 'Withdraws a request. One more is possible.',
    input: onRefund,
    output: refundDetail,
    reasons: [...refundNotMoved],
  }),
  acceptOfferedRefund: call({
    path: '/rest/order/refund/accept',
    access: 'member',
    summary: 'Accepts the merchant’s partial offer. The money is refunded now, and the request is closed.',
    input: onRefund,
    output: refundDetail,
    reasons: [...refundNotMoved],
  }),
  appealRefund: call({
    path: '/rest/order/refund/appeal',
    access: 'member',
    summary: 'Appeals to the platform, with evidence, within 24 hours after the merchant refused or offered a part.',
    input: onRefund.extend({ note: typed(500), photos }),
    output: refundDetail,
    reasons: [...refundNotMoved, 'too_late', 'picture_unknown'],
  }),
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
      'Refunds a dish of this order that is not available, within 15 minutes after acceptance: all remaining pieces of its line, or some. Refunding the last piece ends the order.',
    input: z.object({
      orderId: id,
      position: integer({ min: 0, max: 200 }),
      /** Absent: all remaining pieces. */
      quantity: integer({ min: 1, max: 99 }).optional(),
      /** Marks the dish as sold out until then (rule catalogue-34). Absent: it stays on the menu. */
      sellOutUntil: z.enum(soldOutLengths).optional(),
    }),
    output: staffOrder,
    reasons: ['order_not_found', 'transition_not_allowed', 'actor_not_allowed', 'too_late', 'refund_nothing_chosen'],
    // A repeated call without its key would refund another piece.
    creates: true,
  }),
  grantRefund: call({
    path: '/rest/merchant/refund/grant',
    access: 'merchant',
    summary:
      'Grants the full request. A smaller amount is an offer with a coded reason. The guest accepts or appeals within 24 hours, and silence accepts.',
    input: onRefund.extend({
      amount: amount({ min: 1 }),
      reason: z.enum(decisionReasons).optional(),
      note: typedOrEmpty(300).default(''),
    }),
    output: staffRefund,
    reasons: [...refundNotMoved, 'refund_exceeds_paid', 'refund_offer_too_small'],
  }),
  refuseRefund: call({
    path: '/rest/merchant/refund/refuse',
    access: 'merchant',
    summary: 'Refuses with a coded reason that the guest sees translated.',
    input: onRefund.extend({ refusal: z.enum(merchantRefusals), note: typedOrEmpty(300).default('') }),
    output: staffRefund,
    reasons: [...refundNotMoved],
  }),
  platformRefunds: call({
    path: '/rest/platform/refund/list',
    access: 'platform',
    summary: 'Refund requests that reached the platform, all requests, or those with failed gateway refunds.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'all', 'gateway_refund_failed']).default('open') }),
    output: pageOf(staffRefund),
  }),
  decideRefund: call({
    path: '/rest/platform/refund/decide',
    access: 'platform',
    summary:
      'Grants a refund in full or in part, or refuses it, and names the liable party. A partial grant or refusal needs a coded reason, which the guest sees translated. A full grant needs a note for the books.',
    input: onRefund.extend({
      decision: z.enum(['grant', 'refuse']),
      amount: amount({ min: 1 }).optional(),
      reason: z.enum(decisionReasons).optional(),
      note: typedOrEmpty(500).default(''),
      liable: z.enum(liableParties),
    }),
    output: staffRefund,
    reasons: [...refundNotMoved, 'refund_exceeds_paid', 'refund_decided'],
  }),
  retryGatewayRefund: call({
    path: '/rest/platform/refund/retryGatewayRefund',
    access: 'platform',
    summary: 'Retries a failed gateway refund now, under its own number.',
    input: onRefund,
    output: staffRefund,
    reasons: [...refundNotMoved],
  }),
};
