import type { OrderType } from '../order-states.ts';

/** Rule ordering-15: an unpaid order is cancelled after this. */
export const paymentWindowMinutes = 5;
/** Rule ordering-16: a paid order that the merchant leaves unanswered is cancelled after this. */
export const merchantAnswerMinutes = 10;
/** Rule ordering-26: the pick-up code appears about a minute after payment. */
export const pickUpCodeDelaySeconds = 60;
/** Rule ordering-18: out-of-stock refund within this time of acceptance. */
export const outOfStockMinutes = 15;
/** Rule ordering-36: added to the start for the estimated arrival of a delivery. */
export const deliveryEstimateMinutes = 33;
/** Rule ordering-36: the same for an order that is collected or eaten in store. */
export const pickupEstimateMinutes = 3;
/** Rule ordering-19: a delivered order confirms itself after this. */
export const confirmAfterHours = 24;
/** Rule refund-4: a completed order takes a refund application for this long; then rewards are credited. */
export const afterSaleWindowHours = 24;
/** Rule ordering-22: a set meal's voucher is there within this time of payment. */
export const voucherMinutes = 5;
/** Rule ordering-34: a quote's prices are kept for this long. */
export const quoteValidMinutes = 5;

/**
 * When the guest eats (rule ordering-36).
 * @param start now, or the time that the guest chose.
 */
export function arrivalEstimate(type: OrderType, start: Date): Date {
  const minutes = type === 'delivery' ? deliveryEstimateMinutes : pickupEstimateMinutes;
  return new Date(start.getTime() + minutes * 60_000);
}
