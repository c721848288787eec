const furthest = 90;

/** How far the page follows a finger, px: half of its way, so that it feels like pulling at something, and not for ever. */
export const pulled = (fingerWay: number): number => Math.min(furthest, Math.max(0, fingerWay / 2));
