/** Rule refund-8: a merchant who is silent this long leaves the request to the platform. */
export const merchantRefundAnswerHours = 24;
/**
 * A member may appeal for this long after the merchant's answer. Then a refused request lapses, and an offered part is
 * taken as accepted.
 */
export const appealWindowHours = 24;
/** Rule refund-7: an order this late after its promised time and not delivered is refunded without asking anybody. */
export const lateAfterPromiseMinutes = 30;
/** Rule refund-5: a request that came to nothing may be made once more. */
export const requestsPerOrder = 2;
