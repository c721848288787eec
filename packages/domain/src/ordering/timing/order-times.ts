/** Rule ordering-15: an unpaid order is cancelled after this time. */
export const paymentWindowMinutes = 5;
/** Rule ordering-16: a paid order that the merchant does not answer is cancelled after this time. */
export const merchantResponseMinutes = 10;

/** Rule ordering-81: the alert sound for an unanswered order becomes louder after this time. */
export const urgentAlertAfterMinutes = 5;

/** Rule ordering-106: the shop is paused after this number of consecutive unanswered orders. */
export const unansweredOrdersBeforePause = 2;
/** Rule ordering-26: an order to collect gets its pick-up code this long after payment. */
export const pickUpCodeDelaySeconds = 60;
/** Rule ordering-55: choices of extra minutes that a kitchen may add, at acceptance or while it cooks. */
export const extraMinuteChoices = [5, 10] as const;
export type ExtraMinutes = (typeof extraMinuteChoices)[number];
/** Rule ordering-55: how often a kitchen may delay one order while it cooks. */
export const maxDelays = 2;
/** Rule ordering-18: minutes after acceptance in which a merchant may declare an order out of stock. */
export const outOfStockMinutes = 15;
/** Rule ordering-36: minutes from start to arrival of a delivery, if the kitchen has no data. */
export const deliveryEstimateMinutes = 33;
/** Rule ordering-36: minutes until an order to collect or to eat in the shop is ready, if the kitchen has no data. */
export const pickupEstimateMinutes = 3;
/** Rule ordering-19: a delivered order is confirmed automatically after this time. */
export const confirmAfterHours = 24;
/** Rule refund-4: hours after completion in which a guest may request a refund. Rewards are credited afterwards. */
export const afterSaleWindowHours = 24;
/** Rule ordering-34: minutes for which a signed quote is valid. */
export const quoteValidMinutes = 5;
