/** Asia/Shanghai has no summer time, so its time is UTC plus 8 hours, whatever the time zone of the server. */
const offsetMinutes = 8 * 60;
/** Offset from UTC in milliseconds (rule catalogue-7). */
export const shanghaiOffsetMs = offsetMinutes * 60_000;
const minutesPerDay = 1_440;
const millisecondsPerDay = minutesPerDay * 60_000;

/** A business day begins at 04:00 in Shanghai, between the last supper and the first breakfast. */
export const businessDayStartsAtHour = 4;
const businessDayStartsAtMinute = businessDayStartsAtHour * 60;

/** Minutes since 1970-01-01 00:00 in Shanghai. Seconds are a fraction. */
export const shanghaiMinutes = (instant: Date): number => instant.getTime() / 60_000 + offsetMinutes;

export const instantOfShanghaiMinutes = (minutes: number): Date => new Date((minutes - offsetMinutes) * 60_000);

/** Days since 1970-01-01 in Shanghai. */
export const shanghaiDay = (instant: Date): number => Math.floor(shanghaiMinutes(instant) / minutesPerDay);

/** Midnight in Shanghai at the start of a day, which is a number of days since 1970-01-01. */
export const shanghaiDayStart = (day: number): Date => instantOfShanghaiMinutes(day * minutesPerDay);

/** Formats days since 1970-01-01 as 'YYYY-MM-DD'. */
export function dateOfDay(day: number): string {
  const written = dates.get(day) ?? new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
  if (dates.size < maxDates) dates.set(day, written);
  return written;
}

/** Cache of formatted dates, because lists format the same few days for each shop. */
const dates = new Map<number, string>();
const maxDates = 1000;

/**
 * Days since 1970-01-01.
 * @throws RangeError if the text is no date 'YYYY-MM-DD'.
 */
export function dayOfDate(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
  if (!Number.isInteger(day) || dateOfDay(day) !== date) throw new RangeError(`Not a day: ${date}`);
  return day;
}

export const shanghaiDate = (instant: Date): string => dateOfDay(shanghaiDay(instant));

/** Weekday of a day since 1970-01-01, which was a Thursday. 1 is Monday, 7 is Sunday. */
export const weekdayOfDay = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The current business day as 'YYYY-MM-DD'. Pick-up codes are unique per shop and business day (rule ordering-27). */
export const businessDay = (now: Date): string => dateOfDay(businessDayNumber(now));

export const businessDayEnd = (now: Date): Date =>
  instantOfShanghaiMinutes((businessDayNumber(now) + 1) * minutesPerDay + businessDayStartsAtMinute);

/** Start of the business day of a date 'YYYY-MM-DD'. */
export const businessDayStart = (date: string): Date =>
  instantOfShanghaiMinutes(dayOfDate(date) * minutesPerDay + businessDayStartsAtMinute);

/** The business day `days` days after the current one, as 'YYYY-MM-DD'. */
export const businessDayAhead = (now: Date, days: number): string => dateOfDay(businessDayNumber(now) + days);

const businessDayNumber = (now: Date): number =>
  Math.floor((shanghaiMinutes(now) - businessDayStartsAtMinute) / minutesPerDay);
