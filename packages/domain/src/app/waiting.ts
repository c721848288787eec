/** Specification §9: network timeouts, of calls and uploads alike. */
export const networkTimeoutMs = 60_000;
/** Specification §9: so long a device may look for its position. */
export const locationTimeoutMs = 100_000;
/** Specification §9: the position is asked for anew as often as this. */
export const locationRefreshMs = 30_000;
/** Specification §8, §9: failures stay 3 seconds, everything else 1.5. */
export const failureToastMs = 3_000;
export const defaultToastMs = 1_500;
