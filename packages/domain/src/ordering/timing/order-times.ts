/** Specification §4, §9: an unpaid order is cancelled after this. */
export const paymentWindowMinutes = 5;
/** Decisions §3: a paid order that the merchant leaves unanswered is cancelled after this. */
export const merchantAnswerMinutes = 10;
/** Specification §4, §9: the pick-up code appears about a minute after payment. */
export const pickUpCodeDelaySeconds = 60;
/** Specification §9: out-of-stock refund within this time of acceptance. */
export const outOfStockMinutes = 15;
/** Specification §9: added to the start for the estimated arrival of a delivery. */
export const deliveryEstimateMinutes = 33;
/** Specification §9: added to the start for an order that is fetched or eaten here. */
export const pickupEstimateMinutes = 3;
/** Decisions §3: a delivered order confirms itself after this. */
export const confirmAfterHours = 24;
/** Decisions §3: a completed order takes a refund application for this long; then rewards are credited (§6). */
export const afterSaleWindowHours = 24;
/** Specification §9: a set meal's voucher is there within this time of payment. */
export const voucherMinutes = 5;
/** Decisions §4: a quote's prices are kept for this long. */
export const quoteValidMinutes = 5;
