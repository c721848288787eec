import { type OpeningHours, type OpeningRule, openingSpansOn, type Span } from '@chifan/domain/catalogue';
import { byLanguage } from '../platform/language/by-language.ts';

/** A typed span, 'HH:MM'. A closing time that is not after the opening is on the next day. */
export type SpanForm = { readonly opens: string; readonly closes: string; readonly openEnd?: boolean };
/** Spans of one day, empty if closed. */
export type DaySpans = readonly SpanForm[];

export type HolidayForm =
  | { readonly kind: 'as_weekday' }
  | { readonly kind: 'own'; readonly spans: DaySpans }
  /** Only from an import: holidays that differ by weekday, Monday first. */
  | { readonly kind: 'by_weekday'; readonly days: readonly DaySpans[] };

export type HoursForm = {
  /** Seven days, Monday first. */
  readonly week: readonly DaySpans[];
  readonly holidays: HolidayForm;
  /** Single dates, 'YYYY-MM-DD'. */
  readonly exceptions: Readonly<Record<string, DaySpans>>;
};

const minutesPerDay = 1_440;
/** Any week that begins on a Monday. Rules depend only on weekdays. */
const aWeek = Array.from({ length: 7 }, (_, day) => `2001-01-0${day + 1}`);

export const allWeekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

export function formOfHours(hours: OpeningHours): HoursForm {
  const rules = { rules: hours.rules };
  const week = aWeek.map((date) => openingSpansOn(rules, date).map(spanForm));
  const holidays = aWeek.map((date) => openingSpansOn(rules, date, new Set([date])).map(spanForm));
  const exceptions = Object.entries(hours.exceptions ?? {}).map(([date, spans]) => [date, spans.map(spanForm)]);
  return { week, holidays: holidayForm(week, holidays), exceptions: Object.fromEntries(exceptions) };
}

/** Reads the form. Unchanged rules are returned as before, with fields that only an import sets. */
export function hoursOfForm(form: HoursForm, before?: OpeningHours): OpeningHours {
  const rules = before && hasSameHours(form, formOfHours(before)) ? before.rules : rulesOf(form);
  const exceptions = Object.entries(form.exceptions).map(([date, spans]) => [date, spans.map(spanOf)] as const);
  return exceptions.length === 0 ? { rules } : { rules, exceptions: Object.fromEntries(exceptions) };
}

export type SpansProblem = 'time_missing' | 'times_overlap';

export function problemOfSpans(spans: DaySpans): SpansProblem | null {
  if (spans.some(({ opens, closes }) => !isTime(opens) || !isTime(closes))) return 'time_missing';
  const ordered = spans.map(spanOf).toSorted((a, b) => a.opens - b.opens);
  const overlaps = ordered.some(({ opens }, index) => opens < (ordered[index - 1]?.closes ?? 0));
  return overlaps ? 'times_overlap' : null;
}

export const isHoursFormValid = ({ week, holidays, exceptions }: HoursForm): boolean =>
  [...week, ...(holidays.kind === 'own' ? [holidays.spans] : []), ...Object.values(exceptions)].every(
    (spans) => problemOfSpans(spans) === null,
  );

/** Formats minutes from midnight as '09:05'. Minutes after midnight become the next day's clock time. */
export const clockOf = (minutes: number): string => {
  const ofDay = minutes % minutesPerDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

const spanForm = ({ opens, closes, openEnd }: Span): SpanForm => ({
  opens: clockOf(opens),
  closes: clockOf(closes),
  ...(openEnd === true ? { openEnd } : {}),
});

const isTime = (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);

const minutesOf = (typed: string) => Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3));

function spanOf({ opens: from, closes: to, openEnd }: SpanForm): Span {
  const opens = minutesOf(from);
  const closes = minutesOf(to);
  const span = { opens, closes: closes > opens ? closes : closes + minutesPerDay };
  return openEnd === true ? { ...span, openEnd } : span;
}

function holidayForm(week: readonly DaySpans[], holidays: readonly DaySpans[]): HolidayForm {
  if (isSame(holidays, week)) return { kind: 'as_weekday' };
  const [monday = []] = holidays;
  return holidays.every((spans) => isSame(spans, monday))
    ? { kind: 'own', spans: monday }
    : { kind: 'by_weekday', days: holidays };
}

function rulesOf({ week, holidays }: HoursForm): OpeningRule[] {
  switch (holidays.kind) {
    case 'as_weekday':
      return weekRules(week, allWeekdays);
    case 'own':
      return [...weekRules(week, allWeekdays), holidayRule(holidays.spans)];
    case 'by_weekday': {
      // A holiday rule replaces the weekdays before it, and the rules after it replace the holiday rule.
      const differs = (day: number) => !isSame(holidays.days[day], week[day]);
      const own = allWeekdays.filter(differs);
      const kept = allWeekdays.filter((day) => !differs(day));
      const spans = holidays.days[own[0] ?? 0] ?? [];
      return [...weekRules(week, own), holidayRule(spans), ...weekRules(week, kept)];
    }
  }
}

const holidayRule = (spans: DaySpans): OpeningRule => ({
  weekdays: [],
  publicHolidays: true,
  spans: spans.map(spanOf),
});

/** One rule for equal days. Days count from 0 here, and from 1 in a rule. */
function weekRules(week: readonly DaySpans[], days: readonly number[]): OpeningRule[] {
  const alike = new Map<string, number[]>();
  for (const day of days) {
    const key = JSON.stringify(week[day]);
    alike.set(key, [...(alike.get(key) ?? []), day]);
  }
  return [...alike.values()].map((group) => ({
    weekdays: group.map((day) => day + 1),
    spans: (week[group[0] ?? 0] ?? []).map(spanOf),
  }));
}

const hasSameHours = (a: HoursForm, b: HoursForm): boolean => isSame(a.week, b.week) && isSame(a.holidays, b.holidays);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** UTC, because a calendar date has no time zone. */
const written = byLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      // Hong Kong's short form is 週六, but the console uses 星期六.
      weekday: locale.startsWith('zh-Hant') ? 'long' : 'short',
    }),
);

/** Formats '2026-10-03' as '10月3日周六' or 'Sat, 3 Oct'. */
export const shortDate = (date: string): string => written().format(new Date(`${date}T00:00:00Z`));
