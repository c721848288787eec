/** Crediting takes a moment, and phone clocks are inexact. */
const graceMs = 60_000;

/** Whether a reward is overdue, because a refund of its order is undecided. */
export const isRewardOverdue = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
