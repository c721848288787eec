import { type HolidayCalendar, mergeSpans, type OpeningHours, type Span, spansOfDay } from './opening-hours.ts';
import { businessDayEnd, instantOfShanghaiMinutes, shanghaiDay, shanghaiMinutes } from './shanghai-time.ts';

/** Rule catalogue-4: a shop rests this close to opening or closing. */
export const nearClosingMinutes = 30;

export const shopStates = ['open', 'closing_soon', 'opening_soon', 'closed'] as const;
export type ShopState = (typeof shopStates)[number];

/** `changesAt`: when it next closes or opens. Absent if never or more than a month away. */
export type ShopStateNow = { readonly state: ShopState; readonly changesAt?: Date };

const minutesPerDay = 1_440;
/** Covers Golden Week or a renovation. */
const daysAhead = 31;
/** Spans may run past midnight, up to 48:00 of their day. */
const daysBehind = 1;

/**
 * Spans that touch or overlap, also across midnight, are one opening. A shop open round the clock never closes soon.
 */
export function shopState(hours: OpeningHours, now: Date, holidays: HolidayCalendar = new Set()): ShopStateNow {
  const minute = shanghaiMinutes(now);
  const next = nextOpening(hours, now, holidays);
  if (!next) return { state: 'closed' };
  if (next.opens > minute) return stateUntil(next.opens, minute, 'closed', 'opening_soon');
  const isEndless = next.closes > (shanghaiDay(now) + daysAhead) * minutesPerDay;
  return isEndless ? { state: 'open' } : stateUntil(next.closes, minute, 'open', 'closing_soon');
}

/** Rule catalogue-4: closed, or within 30 minutes of opening or closing. */
export const isResting = (state: ShopState): boolean => state !== 'open';

/**
 * When a shop that rests at `from` takes orders again. This is the next opening, not the next change of state (rule
 * catalogue-33).
 */
export function nextOpen(hours: OpeningHours, from: Date, holidays: HolidayCalendar = new Set()): Date | undefined {
  const { state, changesAt } = shopState(hours, from, holidays);
  if (state !== 'closing_soon') return state === 'open' ? from : changesAt;
  return changesAt && shopState(hours, changesAt, holidays).changesAt;
}

/** Current and future openings, merged across midnight. */
export function openingsAhead(
  hours: OpeningHours,
  from: Date,
  days: number,
  holidays: HolidayCalendar = new Set(),
): { readonly opens: Date; readonly closes: Date }[] {
  const minute = shanghaiMinutes(from);
  return openingsAround(hours, from, holidays, days)
    .filter(({ closes }) => closes > minute)
    .map(({ opens, closes }) => ({
      opens: instantOfShanghaiMinutes(opens),
      closes: instantOfShanghaiMinutes(closes),
    }));
}

function stateUntil(changes: number, minute: number, state: ShopState, stateNear: ShopState): ShopStateNow {
  const isNear = changes - minute <= nearClosingMinutes;
  return { state: isNear ? stateNear : state, changesAt: instantOfShanghaiMinutes(changes) };
}

/**
 * The current opening, otherwise the next. Stops at the first day that cannot be merged. Most shops are decided after
 * two days, which matters because lists check many shops.
 */
function nextOpening(hours: OpeningHours, now: Date, holidays: HolidayCalendar): Span | undefined {
  const minute = shanghaiMinutes(now);
  const today = shanghaiDay(now);
  let next: Span | undefined;
  for (let day = today - daysBehind; day <= today + daysAhead; day += 1) {
    for (const span of openingsOfDay(hours, day, holidays)) {
      if (next && span.opens > next.closes) return next;
      if (next) next = span.closes > next.closes ? { ...next, closes: span.closes } : next;
      else if (span.closes > minute) next = span;
    }
  }
  return next;
}

/** In minutes of the Shanghai clock since 1970. */
function openingsAround(hours: OpeningHours, now: Date, holidays: HolidayCalendar, days = daysAhead): Span[] {
  const today = shanghaiDay(now);
  const spans: Span[] = [];
  for (let day = today - daysBehind; day <= today + days; day += 1) {
    spans.push(...openingsOfDay(hours, day, holidays));
  }
  return mergeSpans(spans);
}

/** Sorted, in minutes of the Shanghai clock since 1970. */
const openingsOfDay = (hours: OpeningHours, day: number, holidays: HolidayCalendar): Span[] =>
  mergeSpans(spansOfDay(hours, day, holidays)).map(({ opens, closes }) => ({
    opens: day * minutesPerDay + opens,
    closes: day * minutesPerDay + closes,
  }));

/** Only the last has no automatic end. */
export const pauseLengths = ['20_minutes', '40_minutes', '60_minutes', 'business_day', 'until_ended'] as const;
export type PauseLength = (typeof pauseLengths)[number];

const minutes: Readonly<Record<Exclude<PauseLength, 'business_day' | 'until_ended'>, number>> = {
  '20_minutes': 20,
  '40_minutes': 40,
  '60_minutes': 60,
};

/** Rule catalogue-23: the extra preparation time, and its duration. */
export const rushMinutes = [10, 20, 30] as const;
export type RushMinutes = (typeof rushMinutes)[number];
export const rushLengths = ['20_minutes', '40_minutes', '60_minutes'] as const satisfies PauseLength[];
export type RushLength = (typeof rushLengths)[number];

export const rushEnd = (length: RushLength, now: Date): Date => new Date(now.getTime() + minutes[length] * 60_000);

/** Null: staff must end it. */
export function pauseEnd(length: PauseLength, now: Date): Date | null {
  if (length === 'until_ended') return null;
  return length === 'business_day' ? businessDayEnd(now) : new Date(now.getTime() + minutes[length] * 60_000);
}
