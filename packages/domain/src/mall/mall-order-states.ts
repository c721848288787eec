import { type OrderState, paymentWindowMinutes } from '../ordering/index.ts';

/** The states that an order of the points mall can have: the order's own, less kitchen and counter (rule mall-2). */
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

/** An unpaid mall order is cancelled after this, like every other (rule mall-3). */
export const mallPaymentWindowMinutes = paymentWindowMinutes;
/** A shipped order that nobody confirmed counts as received after this. */
export const mallConfirmAfterDays = 10;
/** After a refund came to nothing a parcel does not count as received before this. */
export const mallConfirmAfterResumeHours = 24;
/** A completed mall order takes refund applications for this long. */
export const mallAfterSaleDays = 7;

const dayMs = 86_400_000;

/** When a parcel counts as received by itself; `resumedAt` is when the last refund of it came to nothing. */
export function mallConfirmsAt(shippedAt: Date, resumedAt: Date | null = null): Date {
  const afterSending = shippedAt.getTime() + mallConfirmAfterDays * dayMs;
  const afterResuming = (resumedAt?.getTime() ?? 0) + mallConfirmAfterResumeHours * 3_600_000;
  return new Date(Math.max(afterSending, afterResuming));
}

/** Until when a refund may be asked for; null while the order is not completed: there is no end yet. */
export const mallRefundableUntil = (completedAt: Date | null): Date | null =>
  completedAt && new Date(completedAt.getTime() + mallAfterSaleDays * dayMs);
