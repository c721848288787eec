import { type OrderState, paymentWindowMinutes } from '../ordering/index.ts';

/** Rule mall-2: the states of an order without kitchen and counter. */
export const mallOrderStates = [
  'unpaid',
  'pending',
  'to_be_delivered',
  'completed',
  'after_sale_processing',
  'refunded',
  'after_sale_completed',
  'cancelled',
] as const satisfies OrderState[];
export type MallOrderState = (typeof mallOrderStates)[number];

/** Rule mall-3. */
export const mallPaymentWindowMinutes = paymentWindowMinutes;
/** A shipped order without confirmation counts as received after this time. */
export const mallConfirmAfterDays = 10;
/** After a refund that came to nothing, a parcel does not count as received before this time. */
export const mallConfirmAfterResumeHours = 24;
/** Period for refund requests after completion. */
export const mallAfterSaleDays = 7;

const dayMs = 86_400_000;

/** `resumedAt`: when the last refund came to nothing. */
export function mallConfirmsAt(shippedAt: Date, resumedAt: Date | null = null): Date {
  const afterSending = shippedAt.getTime() + mallConfirmAfterDays * dayMs;
  const afterResuming = (resumedAt?.getTime() ?? 0) + mallConfirmAfterResumeHours * 3_600_000;
  return new Date(Math.max(afterSending, afterResuming));
}

/** Null while the order is not completed. */
export const mallRefundableUntil = (completedAt: Date | null): Date | null =>
  completedAt && new Date(completedAt.getTime() + mallAfterSaleDays * dayMs);
