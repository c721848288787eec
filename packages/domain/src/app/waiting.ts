/** Rule call-13: the timeout of calls and uploads. */
export const networkTimeoutMs = 60_000;
/** Rule address-12: how long a device may look for its position. */
export const locationTimeoutMs = 100_000;
/** Rule address-12: how often the position is asked for anew. */
export const locationRefreshMs = 30_000;
/** Rule call-14: how long the message of a failure stays, and any other. */
export const failureToastMs = 3_000;
export const defaultToastMs = 1_500;
