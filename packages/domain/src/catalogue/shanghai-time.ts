/**
 * Asia/Shanghai (UTC+8) has no summer time, so its clock is plain arithmetic, independent of the machine's zone and
 * time zone tables.
 */
const offsetMinutes = 8 * 60;
/** Rule catalogue-7. */
export const shanghaiOffsetMs = offsetMinutes * 60_000;
const minutesPerDay = 1_440;
const millisecondsPerDay = minutesPerDay * 60_000;

/** The business day begins at 04:00, between the last supper and the first breakfast. */
export const businessDayStartsAtHour = 4;
const businessDayStartsAtMinute = businessDayStartsAtHour * 60;

/** Minutes of the Shanghai clock since its 1970-01-01 00:00, with seconds as a fraction. */
export const shanghaiMinutes = (instant: Date): number => instant.getTime() / 60_000 + offsetMinutes;

export const instantOfShanghaiMinutes = (minutes: number): Date => new Date((minutes - offsetMinutes) * 60_000);

/** Days of the Shanghai calendar since 1970-01-01. */
export const shanghaiDay = (instant: Date): number => Math.floor(shanghaiMinutes(instant) / minutesPerDay);

/** Midnight in Shanghai. `day`: days since 1970-01-01. */
export const shanghaiDayStart = (day: number): Date => instantOfShanghaiMinutes(day * minutesPerDay);

/** 'YYYY-MM-DD' of days since 1970-01-01. */
export function dateOfDay(day: number): string {
  const written = dates.get(day) ?? new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
  if (dates.size < maxDates) dates.set(day, written);
  return written;
}

/** A cache: lists format the same few days for each shop. */
const dates = new Map<number, string>();
const maxDates = 1000;

/** @throws RangeError if the text is no calendar day 'YYYY-MM-DD'. */
export function dayOfDate(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
  if (!Number.isInteger(day) || dateOfDay(day) !== date) throw new RangeError(`Not a day: ${date}`);
  return day;
}

export const shanghaiDate = (instant: Date): string => dateOfDay(shanghaiDay(instant));

/** 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOfDay = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** 'YYYY-MM-DD': pick-up codes are unique within it (rule ordering-27). */
export const businessDay = (now: Date): string => dateOfDay(businessDayNumber(now));

export const businessDayEnd = (now: Date): Date =>
  instantOfShanghaiMinutes((businessDayNumber(now) + 1) * minutesPerDay + businessDayStartsAtMinute);

/** Start of the business day of a date 'YYYY-MM-DD'. */
export const businessDayStart = (date: string): Date =>
  instantOfShanghaiMinutes(dayOfDate(date) * minutesPerDay + businessDayStartsAtMinute);

/** 'YYYY-MM-DD' of the business day `days` after that of `now`. */
export const businessDayAhead = (now: Date, days: number): string => dateOfDay(businessDayNumber(now) + days);

const businessDayNumber = (now: Date): number =>
  Math.floor((shanghaiMinutes(now) - businessDayStartsAtMinute) / minutesPerDay);
