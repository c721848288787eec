/** Tolerance for the duration of crediting and for inexact phone clocks. */
const graceMs = 60_000;

/** Whether a reward is later than its due time. Rewards are late while a refund of their order is undecided. */
export const isRewardOverdue = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
