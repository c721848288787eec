import { purchaseKinds, purchaseStates } from '@chifan/domain/purchase';
import { z } from 'zod';
import { id, instant, localText, money, text } from '../fields.ts';

/** A payment for something other than an order: a top-up of the balance, or a coupon. */
export const purchase = z.object({
  id,
  number: text,
  kind: z.enum(purchaseKinds),
  state: z.enum(purchaseStates),
  /** Price in fen. */
  amount: money,
  /** For top-ups: amount that the platform adds. */
  bonus: money,
  coupon: z.object({ campaignId: id, name: localText }).nullable(),
  /** Payment method. Null while unpaid. */
  method: text.nullable(),
  createdAt: instant,
  payBefore: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /**
   * For bought coupons: time until which the guest can return the coupon (until the end of the day of purchase). Null:
   * not possible.
   */
  refundableUntil: instant.nullable(),
});
export type Purchase = z.infer<typeof purchase>;
