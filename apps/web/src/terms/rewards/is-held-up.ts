/** The crediting itself takes a moment, and phones' clocks are not exact. */
const graceMs = 60_000;

/** Whether a pending reward should have been credited: nothing of an order is while a refund of it is being decided. */
export const isHeldUp = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
