/** A guest who pulls a list down by this many px refreshes it (rule app-9). */
export const pullThresholdPx = 45;
/** The next page of a list loads when the guest is this many px before its end (rule app-9). */
export const scrollThresholdPx = 50;
/** Rule app-10: time for which a carousel shows a slide, and duration of the change to the next slide. */
export const swiperIntervalMs = 5_000;
export const swiperDurationMs = 500;
/** Rule app-11: minimum duration of a long press, and the finger movement that cancels it. */
export const longPressMs = 350;
export const longPressMoveCancelPx = 10;

/** Rule app-12: entries per page in the address book, and in all other lists. */
export const addressPageSize = 10;
export const cartPageSize = 20;

/** Rule app-8: the version shown to guests. */
export const appVersion = '5.28';
export const packageVersion = { name: '1.0.0', code: 100 } as const;

/** Rule call-13: timeout of calls and uploads. */
export const networkTimeoutMs = 60_000;
/** Rule address-12: maximum time that the app waits for the device's position. */
export const locationTimeoutMs = 100_000;
/** Rule address-12: interval at which a screen requests the device's position again. */
export const locationRefreshMs = 30_000;
/**
 * Rule call-14: how long the app shows a failure message (`failureToastMs`) and any other message (`defaultToastMs`).
 */
export const failureToastMs = 3_000;
export const defaultToastMs = 1_500;

/** Rule address-13: minimum, maximum and initial zoom level of a map. */
export const mapZoom = { min: 5, max: 18, start: 16 } as const;
/** Rule upload-4: minimum and maximum zoom factor when a guest views a picture. */
export const previewZoom = { min: 1, max: 4 } as const;
