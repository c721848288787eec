import { carrierKeys, mallOrderEvents, mallOrderStates, productArts, shipmentStatuses } from '@chifan/domain/mall';
import { z } from 'zod';
import { count, id, imagePath, instant, integer, readerLanguageName, text, texts } from '../fields.ts';
import { translatedText } from '../translation.ts';
import { mallRefundDetail, mallTimelineRow } from './order-views.ts';
import { maxPoints } from './views.ts';

const points = count;

export const productDraft = z.object({
  categoryId: id,
  name: texts(80),
  description: texts(1000),
  points: integer({ min: 1, max: maxPoints }),
  art: z.enum(productArts),
  images: z.array(imagePath).max(6),
  /** Number of units that a member may ever get. Null: unlimited. */
  limit: integer({ min: 1, max: 999 }).nullable(),
  isOnSale: z.boolean(),
  isFeatured: z.boolean(),
});
export type ProductDraft = z.infer<typeof productDraft>;

export const staffProduct = productDraft.extend({
  id,
  /** Units that members can still order. Units of unpaid orders are already deducted. */
  stock: count,
  redeemed: count,
  version: count,
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const staffMallCategory = z.object({ id, name: texts(40), products: count });
export type StaffMallCategory = z.infer<typeof staffMallCategory>;

export const staffMallOrder = z.object({
  id,
  number: text,
  version: count,
  state: z.enum(mallOrderStates),
  lines: z.array(
    z.object({
      position: count,
      productId: id,
      nameZh: text,
      name: readerLanguageName,
      number: count,
      refunded: count,
      points,
      image: text.nullable(),
      art: z.enum(productArts),
    }),
  ),
  points,
  guestName: text,
  guestLanguage: text,
  contact: text,
  phone: text,
  addressZh: text,
  address: text,
  doorNumber: text,
  remark: text.nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  shipment: z
    .object({
      carrier: z.enum(carrierKeys),
      trackingNumber: text,
      shippedAt: instant,
      steps: z.array(z.object({ status: z.enum(shipmentStatuses), placeZh: text.nullable(), at: instant })),
    })
    .nullable(),
  allowedEvents: z.array(z.enum(mallOrderEvents)),
  timeline: z.array(mallTimelineRow),
});
export type StaffMallOrder = z.infer<typeof staffMallOrder>;

export const staffMallRefund = mallRefundDetail.omit({ items: true }).extend({
  items: z.array(z.object({ position: count, nameZh: text, name: readerLanguageName, number: count, points })),
  guestName: text,
  /** The platform's note on its decision, in Chinese, only for staff. */
  platformNote: text.nullable(),
  guestLanguage: text,
  inChinese: z.object({ note: translatedText.nullable() }),
  /** Points that the order cost, and points refunded before. */
  paid: points,
  refundedBefore: points,
});
export type StaffMallRefund = z.infer<typeof staffMallRefund>;
