import { type HolidayCalendar, type OpeningHours, openingSpansOn, spansOfDay } from '../opening-hours.ts';
import { shanghaiDate, shanghaiDay, shanghaiMinutes } from '../shanghai-time.ts';

const minutesPerDay = 1_440;

/** Independent of whether the shop is open. Null: served whenever the shop is open. */
export function isServedAt(served: OpeningHours | null, instant: Date, holidays: HolidayCalendar = new Set()): boolean {
  if (served === null) return true;
  const today = shanghaiDay(instant);
  const minute = shanghaiMinutes(instant) - today * minutesPerDay;
  // Yesterday's spans may run past midnight.
  return [0, 1].some((daysAgo) =>
    spansOfDay(served, today - daysAgo, holidays).some(({ opens, closes }) => {
      const at = minute + daysAgo * minutesPerDay;
      return opens <= at && at < closes;
    }),
  );
}

/** Spans of the instant's day in Shanghai, sorted. Null: whenever the shop is open. */
export const servedSpansToday = (
  served: OpeningHours | null,
  instant: Date,
  holidays: HolidayCalendar = new Set(),
): { opens: number; closes: number }[] | null =>
  served === null
    ? null
    : openingSpansOn(served, shanghaiDate(instant), holidays).map(({ opens, closes }) => ({ opens, closes }));
