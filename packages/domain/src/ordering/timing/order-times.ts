/** Rule ordering-15: then an unpaid order is cancelled. */
export const paymentWindowMinutes = 5;
/** Rule ordering-16: then a paid order without an answer is cancelled. */
export const merchantAnswerMinutes = 10;

/** Rule ordering-81: from then on an unanswered order rings louder. */
export const loudAfterMinutes = 5;

/** Rule ordering-81: so many unanswered orders in a row pause the shop. */
export const unansweredUntilPause = 2;
/** Rule ordering-26. */
export const pickUpCodeDelaySeconds = 60;
/** Rule ordering-55: what a kitchen may ask for beside what is told already, when it takes an order or while it cooks. */
export const extraMinuteChoices = [5, 10] as const;
export type ExtraMinutes = (typeof extraMinuteChoices)[number];
/** Rule ordering-55: so often while it cooks. */
export const maxDelays = 2;
/** Rule ordering-18: out-of-stock refund after acceptance. */
export const outOfStockMinutes = 15;
/** Rule ordering-36: from start to arrival of a delivery, where nothing is known of the kitchen. */
export const deliveryEstimateMinutes = 33;
/** Rule ordering-36: the same for orders that are collected or eaten in store. */
export const pickupEstimateMinutes = 3;
/** Rule ordering-19: then a delivered order is confirmed automatically. */
export const confirmAfterHours = 24;
/** Rule refund-4: window for refund applications after completion; then rewards are credited. */
export const afterSaleWindowHours = 24;
/** Rule ordering-34. */
export const quoteValidMinutes = 5;
