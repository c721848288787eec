/**
 * Milliseconds after the due time before a reward counts as overdue, because crediting takes a moment and phone clocks
 * are inexact.
 */
const graceMs = 60_000;

/** Whether a reward is later than its due time. Rewards are late while a refund of their order is undecided. */
export const isRewardOverdue = (dueAt: string, now: number = Date.now()): boolean => now - Date.parse(dueAt) > graceMs;
