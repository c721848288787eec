const furthest = 90;

/** Px that the page follows a finger: half of its movement, up to a limit. */
export const pullDistance = (fingerWay: number): number => Math.min(furthest, Math.max(0, fingerWay / 2));
