/** Specification §9: from here on letting go refreshes, px. */
export const pullThresholdPx = 45;
/** Specification §9: that close to the end more is asked for, px. */
export const scrollThresholdPx = 50;
/** Specification §9: a slide stays so long, and takes so long to change. */
export const swiperIntervalMs = 5_000;
export const swiperDurationMs = 500;
/** Specification §9: so long makes a long press; a finger that moves farther means something else. */
export const longPressMs = 350;
export const longPressMoveCancelPx = 10;
