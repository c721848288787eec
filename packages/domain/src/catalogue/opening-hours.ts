import { dateOfDay, dayOfDate, weekdayOfDay } from './shanghai-time.ts';

/** Minutes from midnight of the day on which it opens; past 1440 it closes on a later day (18:00–02:00 is 1080–1560). */
export type Span = {
  readonly opens: number;
  readonly closes: number;
  /** "From 18:00": nobody has said when it closes; `closes` is then the most that we count on. */
  readonly openEnd?: boolean;
};

/** What holds on some days. A later rule replaces an earlier one on the days that both name, unless it `adds`. */
export type OpeningRule = {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** The rule holds on public holidays too, whatever weekday they are. */
  readonly publicHolidays?: boolean;
  /** Empty when the shop is closed on these days. */
  readonly spans: readonly Span[];
  readonly adds?: boolean;
  /** The source says that nobody knows: counted as closed, and to be shown as unknown. */
  readonly unknown?: boolean;
  /** A remark of the source, in its own words. */
  readonly note?: string;
};

/** A shop's hours, as they are stored. */
export type OpeningHours = {
  readonly rules: readonly OpeningRule[];
  /** Single dates, 'YYYY-MM-DD', that override every rule; an empty list is closed. */
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>;
};

/** Public holidays as 'YYYY-MM-DD' in Shanghai. */
export type HolidayCalendar = ReadonlySet<string>;

const noHolidays: HolidayCalendar = new Set();

/** What begins on this date, in order, spans that touch or overlap as one; for display. Empty when closed. */
export const openingSpansOn = (
  hours: OpeningHours,
  date: string,
  holidays: HolidayCalendar = noHolidays,
): { opens: number; closes: number; openEnd?: boolean }[] => joinSpans(spansOfDay(hours, dayOfDate(date), holidays));

/** The spans that begin on a day, as the rules give them. */
export function spansOfDay(hours: OpeningHours, day: number, holidays: HolidayCalendar): readonly Span[] {
  const date = dateOfDay(day);
  if (hours.exceptions && Object.hasOwn(hours.exceptions, date)) return hours.exceptions[date] ?? [];
  const isHoliday = holidays.has(date);
  const weekday = weekdayOfDay(day);
  return hours.rules
    .filter((rule) => rule.weekdays.includes(weekday) || (isHoliday && rule.publicHolidays === true))
    .reduce<readonly Span[]>((spans, rule) => (rule.adds ? [...spans, ...rule.spans] : rule.spans), []);
}

/** Orders spans and makes one of those that touch or overlap; the later end decides whether it is open. */
export function joinSpans(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (!last || span.opens > last.closes) joined.push(span);
    else if (span.closes > last.closes) joined[joined.length - 1] = { ...span, opens: last.opens };
  }
  return joined;
}
