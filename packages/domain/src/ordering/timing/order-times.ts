/** Rule ordering-15: an unpaid order is cancelled after this time. */
export const paymentWindowMinutes = 5;
/** Rule ordering-16: a paid order without an answer is cancelled after this time. */
export const merchantResponseMinutes = 10;

/** Rule ordering-81: an unanswered order rings louder after this time. */
export const urgentAlertAfterMinutes = 5;

/** Rule ordering-106: number of consecutive unanswered orders that pauses the shop. */
export const unansweredOrdersBeforePause = 2;
/** Rule ordering-26. */
export const pickUpCodeDelaySeconds = 60;
/** Rule ordering-55: extra minutes that a kitchen may add, at acceptance or while it cooks. */
export const extraMinuteChoices = [5, 10] as const;
export type ExtraMinutes = (typeof extraMinuteChoices)[number];
/** Rule ordering-55: maximum of delays while the kitchen cooks. */
export const maxDelays = 2;
/** Rule ordering-18: time for an out-of-stock refund after acceptance. */
export const outOfStockMinutes = 15;
/** Rule ordering-36: from start to arrival of a delivery, without kitchen data. */
export const deliveryEstimateMinutes = 33;
/** Rule ordering-36: the same for orders that are collected or eaten in store. */
export const pickupEstimateMinutes = 3;
/** Rule ordering-19: a delivered order is confirmed automatically after this time. */
export const confirmAfterHours = 24;
/** Rule refund-4: time for refund requests after completion. Rewards are credited afterwards. */
export const afterSaleWindowHours = 24;
/** Rule ordering-34. */
export const quoteValidMinutes = 5;
