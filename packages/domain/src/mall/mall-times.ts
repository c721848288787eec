import { paymentWindowMinutes } from '../ordering/index.ts';

/** An unpaid mall order is cancelled after this, like every other (specification §4). */
export const mallPaymentWindowMinutes = paymentWindowMinutes;
/** A shipped order that nobody confirmed counts as received after this. */
export const mallConfirmAfterDays = 10;
/** A completed mall order takes refund applications for this long. */
export const mallAfterSaleDays = 7;

const dayMs = 86_400_000;

/** When a parcel counts as received by itself. */
export const mallConfirmsAt = (shippedAt: Date): Date => new Date(shippedAt.getTime() + mallConfirmAfterDays * dayMs);

/** Until when a refund may be asked for; null while the order is not completed: there is no end yet. */
export const mallRefundableUntil = (completedAt: Date | null): Date | null =>
  completedAt && new Date(completedAt.getTime() + mallAfterSaleDays * dayMs);
