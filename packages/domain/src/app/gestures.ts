/** Rule app-9: letting go after a pull of this many px refreshes. */
export const pullThresholdPx = 45;
/** Rule app-9: the next page is asked for this many px before the end. */
export const scrollThresholdPx = 50;
/** Rule app-10: how long a slide stays, and how long its change takes. */
export const swiperIntervalMs = 5_000;
export const swiperDurationMs = 500;
/** Rule app-11: after this long a press is a long press, unless the finger has moved farther than this. */
export const longPressMs = 350;
export const longPressMoveCancelPx = 10;
