import { type OrderState, paymentWindowMinutes } from '../ordering/index.ts';

/** Rule mall-2: the states of an order in the points mall, which has no kitchen and no pick-up counter. */
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

/** Minutes after which an unpaid points mall order is cancelled (rule mall-3). */
export const mallPaymentWindowMinutes = paymentWindowMinutes;
/** Days after shipping at which an order counts as received if the guest does not confirm. */
export const mallConfirmAfterDays = 10;
/**
 * Minimum hours between the refusal or withdrawal of a refund request and the time at which the parcel counts as
 * received.
 */
export const mallConfirmAfterResumeHours = 24;
/** Days after completion in which a guest may request a refund. */
export const mallAfterSaleDays = 7;

const dayMs = 86_400_000;

/**
 * The time at which a shipped order counts as received. `resumedAt` is the time at which the last refund request was
 * refused or withdrawn.
 */
export function mallConfirmsAt(shippedAt: Date, resumedAt: Date | null = null): Date {
  const afterSending = shippedAt.getTime() + mallConfirmAfterDays * dayMs;
  const afterResuming = (resumedAt?.getTime() ?? 0) + mallConfirmAfterResumeHours * 3_600_000;
  return new Date(Math.max(afterSending, afterResuming));
}

/** The end of the period for refund requests. Null if the order is not completed. */
export const mallRefundableUntil = (completedAt: Date | null): Date | null =>
  completedAt && new Date(completedAt.getTime() + mallAfterSaleDays * dayMs);
