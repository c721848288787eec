/** Rule app-9: a pull of this many px refreshes. */
export const pullThresholdPx = 45;
/** Rule app-9: the next page loads this many px before the end. */
export const scrollThresholdPx = 50;
/** Rule app-10: duration of a slide, and of its transition. */
export const swiperIntervalMs = 5_000;
export const swiperDurationMs = 500;
/** Rule app-11: minimum duration of a long press, and its maximum movement. */
export const longPressMs = 350;
export const longPressMoveCancelPx = 10;

/** Rule app-12: page size of the address book, and of all other lists. */
export const addressPageSize = 10;
export const cartPageSize = 20;

/** Rule app-8: the version shown to guests. */
export const appVersion = '5.28';
export const packageVersion = { name: '1.0.0', code: 100 } as const;

/** Rule call-13: timeout of calls and uploads. */
export const networkTimeoutMs = 60_000;
/** Rule address-12: maximum time for a device to find its position. */
export const locationTimeoutMs = 100_000;
/** Rule address-12: interval at which the position is updated. */
export const locationRefreshMs = 30_000;
/** Rule call-14: duration of failure messages, and of other messages. */
export const failureToastMs = 3_000;
export const defaultToastMs = 1_500;

/** Rule address-13: zoom range and initial zoom of a map. */
export const mapZoom = { min: 5, max: 18, start: 16 } as const;
/** Rule upload-4: zoom range of a picture. */
export const previewZoom = { min: 1, max: 4 } as const;
