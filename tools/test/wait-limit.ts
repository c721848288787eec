/**
 * How long tests wait for a condition, in milliseconds. The limit is long enough for a busy machine, and shorter than a
 * test may take.
 */
export const waitLimitMs = 100_000;
