/** Tolerance for the duration of crediting and for inexact phone clocks. */
const graceMs = 60_000;

/** Whether a reward is later than its due time. This happens while a refund of its order is undecided. */
export const isRewardOverdue = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
