/**
 * How long tests wait for a condition, in milliseconds. Long enough on a busy machine, and less than a test may take.
 */
export const waitLimitMs = 100_000;
