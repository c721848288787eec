import { dateOfDay, dayOfDate, weekdayOfDay } from '../../shanghai-time.ts';

/**
 * Opening and closing in minutes after midnight of the opening day. After midnight `closes` exceeds 1440: 18:00–02:00
 * is 1080–1560.
 */
export type Span = {
  readonly opens: number;
  readonly closes: number;
  /** True for "from 18:00": the source states no closing time, so `closes` is an assumption. */
  readonly openEnd?: boolean;
};

/** Times for some weekdays. If two rules cover a day, the later rule applies, unless it `adds` times. */
export type OpeningRule = {
  /** Numbers of weekdays: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  readonly publicHolidays?: boolean;
  readonly spans: readonly Span[];
  readonly adds?: boolean;
  /**
   * True if the source does not state the times. The shop counts as closed, and guests see that the times are unknown.
   */
  readonly unknown?: boolean;
  readonly note?: string;
};

export type OpeningHours = {
  readonly rules: readonly OpeningRule[];
  /** Times of single dates ('YYYY-MM-DD'), which override all rules. An empty list means closed. */
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>;
};

/** Public holidays as 'YYYY-MM-DD' in Shanghai. */
export type HolidayCalendar = ReadonlySet<string>;

const noHolidays: HolidayCalendar = new Set();

/** The times that begin on the given date, sorted and merged for display. Empty if the shop is closed. */
export const openingSpansOn = (
  hours: OpeningHours,
  date: string,
  holidays: HolidayCalendar = noHolidays,
): { opens: number; closes: number; openEnd?: boolean }[] => mergeSpans(spansOfDay(hours, dayOfDate(date), holidays));

/** The times of a day (days since 1970-01-01) as the rules state them, neither sorted nor merged. */
export function spansOfDay(hours: OpeningHours, day: number, holidays: HolidayCalendar): readonly Span[] {
  const date = dateOfDay(day);
  if (hours.exceptions && Object.hasOwn(hours.exceptions, date)) return hours.exceptions[date] ?? [];
  const isHoliday = holidays.has(date);
  const weekday = weekdayOfDay(day);
  return hours.rules
    .filter((rule) => rule.weekdays.includes(weekday) || (isHoliday && rule.publicHolidays === true))
    .reduce<readonly Span[]>((spans, rule) => (rule.adds ? [...spans, ...rule.spans] : rule.spans), []);
}

/** Sorts times and merges times that touch or overlap. `openEnd` is taken from the time that closes later. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (!last || span.opens > last.closes) joined.push(span);
    else if (span.closes > last.closes) joined[joined.length - 1] = { ...span, opens: last.opens };
  }
  return joined;
}
