import {
  carrierKeys,
  mallDecisionReasons,
  mallOrderActors,
  mallOrderEvents,
  mallOrderStates,
  mallRefundEvents,
  shipmentStatuses,
} from '@chifan/domain/mall';
import { z } from 'zod';
import { count, id, instant, localText, text } from '../fields.ts';
import { refundStateNumber } from '../refund/views.ts';
import { historyRow } from '../transitions.ts';
import { productPicture } from './views.ts';

/** A number of whole points, the currency of the mall. */
export const points = count;

export const line = z.object({
  /** Identifies the line in refund requests. */
  position: count,
  productId: id,
  name: localText,
  points,
  ...productPicture,
  number: count,
});

const parcelAddress = z.object({
  contact: text,
  phone: text,
  /** The delivery address in the guest's language, and in Chinese as on the parcel. */
  address: text,
  addressZh: text,
  doorNumber: text,
});

export const mallOrderCard = z.object({
  id,
  number: text,
  state: z.enum(mallOrderStates),
  /** The state before a pending refund. Without a pending refund, the current state. */
  stateBefore: z.enum(mallOrderStates),
  lines: z.array(line.extend({ refunded: count })),
  pieces: count,
  points,
  placedAt: instant,
  payBefore: instant,
  allowedEvents: z.array(z.enum(mallOrderEvents)),
});
export type MallOrderCard = z.infer<typeof mallOrderCard>;

const shipment = z.object({
  carrier: z.enum(carrierKeys),
  trackingNumber: text,
  shippedAt: instant,
  /** Tracking events, newest first. The oldest one is the hand-over to the carrier. */
  steps: z.array(z.object({ status: z.enum(shipmentStatuses), placeZh: text.nullable(), at: instant })),
});

export const mallTimelineRow = historyRow(
  z.enum(mallOrderEvents),
  z.enum(mallOrderStates),
  z.enum(mallOrderActors),
).extend({
  /** Reason of the event: the number of a cancel reason, or the key of a refusal. Null without a reason. */
  reason: text.nullable(),
});

export const mallOrderDetail = mallOrderCard.extend({
  version: count,
  paidAt: instant.nullable(),
  completedAt: instant.nullable(),
  address: parcelAddress,
  remark: text.nullable(),
  shipment: shipment.nullable(),
  /** Time at which a shipped parcel counts as received. Null if no parcel is on its way. */
  confirmsAt: instant.nullable(),
  /** Deadline of a refund request. Null: a request is not possible yet, or nothing can be refunded. */
  refundableUntil: instant.nullable(),
  refunded: points,
  /** The newest refund of the order. Null without a refund. */
  refund: z.object({ id, state: refundStateNumber }).nullable(),
  /** Numbers of the cancel reasons that the guest can select. */
  cancelReasons: z.array(count),
  timeline: z.array(mallTimelineRow),
});
export type MallOrderDetail = z.infer<typeof mallOrderDetail>;

export const mallRefundDetail = z.object({
  id,
  number: text,
  orderId: id,
  orderNumber: text,
  orderState: z.enum(mallOrderStates),
  state: refundStateNumber,
  reason: count,
  note: text.nullable(),
  photos: z.array(text),
  items: z.array(line),
  asked: points,
  /** Points that the decision granted. Null while undecided. */
  granted: points.nullable(),
  decisionReason: z.enum(mallDecisionReasons).nullable(),
  decisionWords: text.nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  allowedEvents: z.array(z.enum(mallRefundEvents)),
  timeline: z.array(historyRow(z.enum(mallRefundEvents), refundStateNumber, z.enum(mallOrderActors))),
});
export type MallRefundDetail = z.infer<typeof mallRefundDetail>;
