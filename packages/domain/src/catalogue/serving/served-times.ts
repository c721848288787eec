import { shanghaiDate, shanghaiDay, shanghaiMinutes } from '../../shanghai-time.ts';
import { type HolidayCalendar, type OpeningHours, openingSpansOn, spansOfDay } from '../opening-hours/opening-hours.ts';

const minutesPerDay = 1_440;

/**
 * Whether a dish is served at this time, regardless of the shop's opening hours. A dish whose `served` is null is
 * served at all times.
 */
export function isServedAt(served: OpeningHours | null, instant: Date, holidays: HolidayCalendar = new Set()): boolean {
  if (served === null) return true;
  const today = shanghaiDay(instant);
  const minute = shanghaiMinutes(instant) - today * minutesPerDay;
  // Served times of yesterday may continue after midnight.
  return [0, 1].some((daysAgo) =>
    spansOfDay(served, today - daysAgo, holidays).some(({ opens, closes }) => {
      const at = minute + daysAgo * minutesPerDay;
      return opens <= at && at < closes;
    }),
  );
}

/** The times at which a dish is served on the day of `instant` in Shanghai, sorted. */
export const servedSpansOn = (
  served: OpeningHours,
  instant: Date,
  holidays: HolidayCalendar = new Set(),
): { opens: number; closes: number }[] =>
  openingSpansOn(served, shanghaiDate(instant), holidays).map(({ opens, closes }) => ({ opens, closes }));
