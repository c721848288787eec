import { shanghaiDate, shanghaiDay, shanghaiDayStart } from '../catalogue/index.ts';

/** The last millisecond of a coupon that is good for so many days from when it was taken: it ends with a day in Shanghai. */
export const couponEnd = (takenAt: Date, validDays: number): Date => endOfDay(shanghaiDay(takenAt) + validDays);

/** Until when an unused bought coupon may be given back: the end of the day on which it was paid (rule coupon-6). */
export const giveBackEnd = (paidAt: Date): Date => endOfDay(shanghaiDay(paidAt));

/** Within what a member's limit counts: "2026-11" where it starts anew each month in Shanghai, else ''. */
export const claimPeriod = (takenAt: Date, limitPer: LimitPeriod): string =>
  limitPer === 'month' ? shanghaiDate(takenAt).slice(0, 7) : '';

export const limitPeriods = ['campaign', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const endOfDay = (day: number): Date => new Date(shanghaiDayStart(day + 1).getTime() - 1);
