import { type OpeningHours, type OpeningRule, openingSpansOn, type Span } from '@chifan/domain/catalogue';
import { byLanguage } from '../platform/language/by-language.ts';

/**
 * Opening and closing time as typed, 'HH:MM'. A closing time that is not later than the opening time is on the next
 * day.
 */
export type SpanForm = { readonly opens: string; readonly closes: string; readonly openEnd?: boolean };
/** Opening times of one day. Empty if the shop is closed. */
export type DaySpans = readonly SpanForm[];

export type HolidayForm =
  | { readonly kind: 'as_weekday' }
  | { readonly kind: 'own'; readonly spans: DaySpans }
  /**
   * Hours on public holidays that differ by weekday. Only imported opening hours have this kind. On a public holiday,
   * the weekdays `asWeekday` (0 is Monday) have their normal hours. The other weekdays have the hours `spans`, in
   * addition to their normal hours if `adds` is true.
   */
  | {
      readonly kind: 'by_weekday';
      readonly spans: DaySpans;
      readonly adds: boolean;
      readonly asWeekday: readonly number[];
    };

export type HoursForm = {
  /** Opening times of seven days, Monday first. */
  readonly week: readonly DaySpans[];
  readonly holidays: HolidayForm;
  /** Dates ('YYYY-MM-DD') with exceptional hours. */
  readonly exceptions: Readonly<Record<string, DaySpans>>;
};

const minutesPerDay = 1_440;
/** An arbitrary week that begins on a Monday, to evaluate rules that depend only on the weekday. */
const aWeek = Array.from({ length: 7 }, (_, day) => `2001-01-0${day + 1}`);
const [aMonday = ''] = aWeek;

export const allWeekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

export function formOfHours(hours: OpeningHours): HoursForm {
  const rules = { rules: hours.rules };
  const week = aWeek.map((date) => openingSpansOn(rules, date).map(spanForm));
  const holidays = aWeek.map((date) => openingSpansOn(rules, date, new Set([date])).map(spanForm));
  const exceptions = Object.entries(hours.exceptions ?? {}).map(([date, spans]) => [date, spans.map(spanForm)]);
  return { week, holidays: holidayForm({ week, holidays }, hours.rules), exceptions: Object.fromEntries(exceptions) };
}

/**
 * Converts the form to opening hours. If the week is unchanged, the original rules are returned, because an import may
 * have set fields that the form lacks.
 */
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

/** Formats minutes since midnight as '09:05'. 1440 and more are clock times of the next day. */
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

type WeekHours = { readonly week: readonly DaySpans[]; readonly holidays: readonly DaySpans[] };

function holidayForm({ week, holidays }: WeekHours, rules: readonly OpeningRule[]): HolidayForm {
  if (isSame(holidays, week)) return { kind: 'as_weekday' };
  const [monday = []] = holidays;
  if (holidays.every((spans) => isSame(spans, monday))) return { kind: 'own', spans: monday };
  const ofHolidays = rules.filter(({ publicHolidays }) => publicHolidays === true);
  const spans = openingSpansOn({ rules: ofHolidays.map((rule) => ({ ...rule, weekdays: [1] })) }, aMonday).map(
    spanForm,
  );
  const adds = ofHolidays.every((rule) => rule.adds === true);
  const isOwn = (day: number) => !isSame(holidays[day], week[day]) || (!adds && isSame(holidays[day], spans));
  return { kind: 'by_weekday', spans, adds, asWeekday: allWeekdays.filter((day) => !isOwn(day)) };
}

function rulesOf({ week, holidays }: HoursForm): OpeningRule[] {
  switch (holidays.kind) {
    case 'as_weekday':
      return weekRules(week, allWeekdays);
    case 'own':
      return [...weekRules(week, allWeekdays), holidayRule(holidays.spans)];
    case 'by_weekday': {
      // Later rules override earlier ones. The holiday rule overrides the first rules on public holidays, but not the
      // rules after it.
      const { spans, adds, asWeekday } = holidays;
      const own = allWeekdays.filter((day) => !asWeekday.includes(day));
      return [...weekRules(week, own), { ...holidayRule(spans), ...(adds && { adds }) }, ...weekRules(week, asWeekday)];
    }
  }
}

const holidayRule = (spans: DaySpans): OpeningRule => ({
  weekdays: [],
  publicHolidays: true,
  spans: spans.map(spanOf),
});

/** Returns one rule for all days with equal hours. Days are numbered from 0 in the form and from 1 in a rule. */
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

/** Format the date in UTC, because a calendar date has no time zone. */
const written = byLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      // The short weekday of this locale is 週六, but the console writes 星期六.
      weekday: locale.startsWith('zh-Hant') ? 'long' : 'short',
    }),
);

/** Formats '2026-10-03' as '10月3日周六' or 'Sat, 3 Oct'. */
export const shortDate = (date: string): string => written().format(new Date(`${date}T00:00:00Z`));
