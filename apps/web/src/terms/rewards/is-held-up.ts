/** Crediting takes a moment, and phones' clocks are not exact. */
const graceMs = 60_000;

/** A reward overdue because a refund of its order is being decided. */
export const isHeldUp = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
