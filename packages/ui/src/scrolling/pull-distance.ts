const furthest = 90;

/** Distance in px that the page moves during pull to refresh: half of the finger's movement, up to a limit. */
export const pullDistance = (fingerWay: number): number => Math.min(furthest, Math.max(0, fingerWay / 2));
