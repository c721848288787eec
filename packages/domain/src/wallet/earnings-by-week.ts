import { dateOfDay, dayOfDate, weekdayOfDay } from '../shanghai-time.ts';

export type EarnedOn = {
  readonly day: string;
  readonly earned: number;
  readonly refunded: number;
  readonly orders: number;
};

/** The Monday on or before the date, as 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  const day = dayOfDate(date);
  return dateOfDay(day - weekdayOfDay(day) + 1);
}

/** Sums daily earnings by week. Each week has the date of its Monday. The weeks have the same sequence as the days. */
export function earningsByWeek(days: readonly EarnedOn[]): EarnedOn[] {
  const weeks = new Map<string, EarnedOn>();
  for (const { day, earned, refunded, orders } of days) {
    const monday = mondayOf(day);
    const sum = weeks.get(monday) ?? { day: monday, earned: 0, refunded: 0, orders: 0 };
    weeks.set(monday, {
      day: monday,
      earned: sum.earned + earned,
      refunded: sum.refunded + refunded,
      orders: sum.orders + orders,
    });
  }
  return [...weeks.values()];
}
