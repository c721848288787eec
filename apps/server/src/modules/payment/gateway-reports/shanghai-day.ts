import { dayOfDate, shanghaiDayStart } from '@chifan/domain/catalogue';

/** Start and end of a day in Shanghai. The gateways close their books at midnight there. */
export function shanghaiDayBounds(date: string): { from: Date; until: Date } {
  const day = dayOfDate(date);
  return { from: shanghaiDayStart(day), until: shanghaiDayStart(day + 1) };
}
