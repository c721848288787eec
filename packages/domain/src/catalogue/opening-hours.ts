import { dateOfDay, dayOfDate, weekdayOfDay } from './shanghai-time.ts';

/** Minutes from midnight of the opening day. Above 1440 on a later day (18:00–02:00 is 1080–1560). */
export type Span = {
  readonly opens: number;
  readonly closes: number;
  /** "From 18:00": the closing time is unknown, and `closes` is assumed. */
  readonly openEnd?: boolean;
};

/** A later rule replaces an earlier one on days that both include, unless it `adds`. */
export type OpeningRule = {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  readonly publicHolidays?: boolean;
  readonly spans: readonly Span[];
  readonly adds?: boolean;
  /** Unknown in the source: treated as closed, shown as unknown. */
  readonly unknown?: boolean;
  readonly note?: string;
};

export type OpeningHours = {
  readonly rules: readonly OpeningRule[];
  /** Single dates, 'YYYY-MM-DD', which override every rule. An empty list means closed. */
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>;
};

/** 'YYYY-MM-DD' in Shanghai. */
export type HolidayCalendar = ReadonlySet<string>;

const noHolidays: HolidayCalendar = new Set();

/** For display: sorted and merged spans that begin on this date. Empty if closed. */
export const openingSpansOn = (
  hours: OpeningHours,
  date: string,
  holidays: HolidayCalendar = noHolidays,
): { opens: number; closes: number; openEnd?: boolean }[] => mergeSpans(spansOfDay(hours, dayOfDate(date), holidays));

/** Unmerged, as the rules give them. */
export function spansOfDay(hours: OpeningHours, day: number, holidays: HolidayCalendar): readonly Span[] {
  const date = dateOfDay(day);
  if (hours.exceptions && Object.hasOwn(hours.exceptions, date)) return hours.exceptions[date] ?? [];
  const isHoliday = holidays.has(date);
  const weekday = weekdayOfDay(day);
  return hours.rules
    .filter((rule) => rule.weekdays.includes(weekday) || (isHoliday && rule.publicHolidays === true))
    .reduce<readonly Span[]>((spans, rule) => (rule.adds ? [...spans, ...rule.spans] : rule.spans), []);
}

/** Sorts spans and merges those that touch or overlap. The later end decides `openEnd`. */
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
