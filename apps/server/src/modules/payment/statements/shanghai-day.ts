import { dayOfDate, shanghaiDayStart } from '@chifan/domain/catalogue';

/** The instants between which a day of Shanghai lies; the gateways close their books at its midnight. */
export function shanghaiDayBounds(date: string): { from: Date; until: Date } {
  const day = dayOfDate(date);
  return { from: shanghaiDayStart(day), until: shanghaiDayStart(day + 1) };
}
