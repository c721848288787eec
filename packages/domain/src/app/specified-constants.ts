/** Rule app-9: a pull of this many px refreshes. */
export const pullThresholdPx = 45;
/** Rule app-9: the next page is loaded this many px before the end. */
export const scrollThresholdPx = 50;
/** Rule app-10: how long a slide stays, and how long its transition takes. */
export const swiperIntervalMs = 5_000;
export const swiperDurationMs = 500;
/** Rule app-11: minimum duration of a long press, and its maximum movement. */
export const longPressMs = 350;
export const longPressMoveCancelPx = 10;

/** Rule app-12: of the address book and of all other lists. */
export const addressPageSize = 10;
export const cartPageSize = 20;

/** Rule app-8: the version shown to guests. */
export const appVersion = '5.28';
export const packageVersion = { name: '1.0.0', code: 100 } as const;

/** Rule call-13: of calls and uploads. */
export const networkTimeoutMs = 60_000;
/** Rule address-12: how long a device may look for its position. */
export const locationTimeoutMs = 100_000;
/** Rule address-12: how often the position is renewed. */
export const locationRefreshMs = 30_000;
/** Rule call-14: of failures, and of other messages. */
export const failureToastMs = 3_000;
export const defaultToastMs = 1_500;

/** Rule address-13: how far a map zooms, and where it starts. */
export const mapZoom = { min: 5, max: 18, start: 16 } as const;
/** Rule upload-4: how far a picture zooms. */
export const previewZoom = { min: 1, max: 4 } as const;
