import { workflowActors } from '@chifan/domain';
import { orderStates, orderTypes } from '@chifan/domain/ordering';
import {
  liableParties,
  merchantRefusals,
  objections,
  partialReasons,
  refundEvents,
  refundStates,
} from '@chifan/domain/refund';
import { z } from 'zod';
import {
  count,
  id,
  imagePath,
  instant,
  integer,
  localText,
  money,
  readerLanguageName,
  text,
  textOrEmpty,
} from '../fields.ts';
import { dietProfile } from '../member/views.ts';
import { historyRow, transitionErrors } from '../transitions.ts';
import { translatedText } from '../translation.ts';

export const refundStateNumber = z.literal(refundStates.map(({ number }) => number));

export const refundParts = z.object({
  /** The refunded amount in fen, which is the sum of the parts for the balance and for the gateway. */
  amount: money,
  balance: money,
  gateway: money,
});

/**
 * A merchant's offer to refund a part of the requested amount. The guest accepts or appeals. An offer without an answer
 * counts as accepted.
 */
const offer = z.object({
  /** Amount in fen that the guest gets by accepting the offer. */
  amount: money,
  reason: z.enum(partialReasons),
  /** The merchant's reason, in the reader's language. */
  words: text,
  /** Where the money of the offer would go. Null if the offer can no longer be accepted. */
  parts: refundParts.nullable(),
});

const gatewayRefund = z.object({
  amount: money,
  /** Where the money goes: `balance`, or the gateway of the payment. */
  to: text,
  state: z.enum(['pending', 'settled', 'failed']),
  settledAt: instant.nullable(),
});

const timelineRow = historyRow(z.enum(refundEvents), refundStateNumber, z.enum(workflowActors)).extend({
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
  /** Number of a cancel reason (9 to 20), or the reason for which an order ended automatically. */
  reason: text,
  note: text.nullable(),
  /** Photo URLs, valid for minutes. Relative to the image base URL unless they start with http. */
  photos: z.array(text),
  items: z.array(z.object({ name: localText, nameZh: text, quantity: count, amount: money })),
  asked: money,
  granted: refundParts.nullable(),
  offer: offer.nullable(),
  gatewayRefunds: z.array(gatewayRefund),
  merchantRefusal: z.enum([...merchantRefusals, 'other']).nullable(),
  /** Why the request was refused or only partly granted, in the reader's language. */
  decisionWords: text.nullable(),
  liable: z.enum(liableParties).nullable(),
  /** Deadline for the merchant's answer, or for the guest's reaction to the answer. Null without a deadline. */
  dueAt: instant.nullable(),
  createdAt: instant,
  allowedEvents: z.array(z.enum(refundEvents)),
  timeline: z.array(timelineRow),
});
export type RefundDetail = z.infer<typeof refundDetail>;

const translation = translatedText.nullable();

export const staffRefund = refundDetail.omit({ shopName: true }).extend({
  shopName: readerLanguageName,
  /** Null for a set meal without a chosen restaurant. */
  shopId: id.nullable(),
  /** The day number, which the kitchen calls out (rule ordering-90). Null for an order without a day number. */
  dayNumber: count.nullable(),
  orderType: z.enum(orderTypes),
  paid: money,
  refundedBefore: money,
  guestName: text,
  /** The remark for the kitchen that the guest sent with the order. */
  remark: text.nullable(),
  dietProfile: dietProfile.nullable(),
  /** Notes of the merchant and the platform, in Chinese, only for staff. */
  merchantNote: text.nullable(),
  platformNote: text.nullable(),
  appeal: text.nullable(),
  appealPhotos: z.array(text),
  guestLanguage: text,
  /**
   * The merchant's objection to a refund that was granted by rule. While it is `possible`, `dueAt` is its deadline. Null
   * for other refunds.
   */
  objection: z.enum(objections).nullable(),
  /** The guest's texts in Chinese. Null for a text that is empty or already Chinese. */
  inChinese: z.object({ note: translation, remark: translation, appeal: translation }),
});
export type StaffRefund = z.infer<typeof staffRefund>;

/**
 * Units of order lines to refund. If all lines are chosen in full, the whole payment is refunded, including delivery
 * and packaging.
 */
export const refundItems = z
  .array(z.object({ position: integer({ min: 0, max: 200 }), quantity: integer({ min: 1, max: 99 }) }))
  .max(60);

export const refundRef = z.object({ refundId: id });

export const refundTransitionErrors = ['refund_not_found', ...transitionErrors] as const;

export const refundPhotos = z.array(imagePath).max(6).default([]);

export const refundRequest = z.object({
  reason: integer({ min: 1, max: 20 }),
  note: textOrEmpty(500).default(''),
  photos: refundPhotos,
});

export const refundRequestErrors = [
  'order_not_found',
  'refund_not_allowed',
  'refund_too_late',
  'refund_open_already',
  'refund_requests_used_up',
  'refund_nothing_chosen',
  'refund_exceeds_paid',
  'picture_unknown',
] as const;

export const refundLookup = z.object({ orderId: id.optional(), refundId: id.optional() });
