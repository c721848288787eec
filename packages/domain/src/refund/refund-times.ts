/** Decisions §3: a merchant who is silent this long leaves the request to the platform. */
export const merchantRefundAnswerHours = 24;
/**
 * A member may appeal for this long after the merchant's answer. Then a refused request lapses, and an offered part is
 * taken as accepted.
 */
export const appealWindowHours = 24;
/** Specification §9: delivery 30 minutes; an order this late after its promised time and not delivered is refunded without asking anybody. */
export const lateAfterPromiseMinutes = 30;
/** Decisions §3: a request that was withdrawn may be made once more. */
export const requestsPerOrder = 2;
