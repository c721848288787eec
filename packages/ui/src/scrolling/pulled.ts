const furthest = 90;

/** Px that the page follows a finger: half of its way, up to a limit. */
export const pulled = (fingerWay: number): number => Math.min(furthest, Math.max(0, fingerWay / 2));
