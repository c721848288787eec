/** Rule courier-33: lengths of a courier's break in minutes. A break without a length lasts until the courier ends it. */
export const breakMinutes = [10, 20, 30] as const;
export type BreakMinutes = (typeof breakMinutes)[number];

/** The time at which the break ends by itself. Null: the break lasts until the courier ends it. */
export const breakEnd = (minutes: BreakMinutes | null, now: Date): Date | null =>
  minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
