import { dayOfDate, shanghaiDayStart } from '@chifan/domain';

/** Start and end of a date in Shanghai. The statement of a gateway covers one Shanghai day. */
export function shanghaiDayBounds(date: string): { from: Date; until: Date } {
  const day = dayOfDate(date);
  return { from: shanghaiDayStart(day), until: shanghaiDayStart(day + 1) };
}
