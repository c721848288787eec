import { businessDayEnd, instantOfShanghaiMinutes, shanghaiDay, shanghaiMinutes } from '../../shanghai-time.ts';
import { type HolidayCalendar, mergeSpans, type OpeningHours, type Span, spansOfDay } from './opening-hours.ts';

/** Rule catalogue-4: within this many minutes before opening or closing, a shop accepts no orders. */
export const nearClosingMinutes = 30;

export const shopStates = ['open', 'closing_soon', 'opening_soon', 'closed'] as const;
export type ShopState = (typeof shopStates)[number];

/**
 * State of a shop at a moment. `changesAt` is the next opening or closing, or absent if there is none within a month.
 */
export type ShopStateNow = { readonly state: ShopState; readonly changesAt?: Date };

const minutesPerDay = 1_440;
/** Days in which the next opening is searched. Enough for Golden Week or a renovation. */
const daysAhead = 31;
/** The search starts one day earlier, because an opening may last until 48:00 of its day. */
const daysBehind = 1;

/**
 * The state of a shop now. Opening times that touch or overlap, also across midnight, count as one. A shop that is open
 * around the clock is never `closing_soon`.
 */
export function shopState(hours: OpeningHours, now: Date, holidays: HolidayCalendar = new Set()): ShopStateNow {
  const minute = shanghaiMinutes(now);
  const next = nextOpening(hours, now, holidays);
  if (!next) return { state: 'closed' };
  if (next.opens > minute) return stateUntil(next.opens, minute, 'closed', 'opening_soon');
  const isEndless = next.closes > (shanghaiDay(now) + daysAhead) * minutesPerDay;
  return isEndless ? { state: 'open' } : stateUntil(next.closes, minute, 'open', 'closing_soon');
}

/**
 * True if the shop accepts no orders because it is closed, or within 30 minutes of opening or closing (rule
 * catalogue-4).
 */
export const isResting = (state: ShopState): boolean => state !== 'open';

/**
 * The next opening of a shop that accepts no orders at `from` (rule catalogue-33). A shop that is about to close first
 * closes, so its next change of state is not the opening. Returns `from` if the shop is open.
 */
export function nextOpen(hours: OpeningHours, from: Date, holidays: HolidayCalendar = new Set()): Date | undefined {
  const { state, changesAt } = shopState(hours, from, holidays);
  if (state !== 'closing_soon') return state === 'open' ? from : changesAt;
  return changesAt && shopState(hours, changesAt, holidays).changesAt;
}

/** The current opening and future openings of a shop. Openings that touch at midnight are merged. */
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
 * The current opening, otherwise the next opening. The search reads day by day and stops at the first opening that no
 * later day can extend, usually after two days. So lists of many shops stay fast.
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

/** Openings in minutes since 1970 in Shanghai. */
function openingsAround(hours: OpeningHours, now: Date, holidays: HolidayCalendar, days = daysAhead): Span[] {
  const today = shanghaiDay(now);
  const spans: Span[] = [];
  for (let day = today - daysBehind; day <= today + days; day += 1) {
    spans.push(...openingsOfDay(hours, day, holidays));
  }
  return mergeSpans(spans);
}

/** Sorted openings of a day, in minutes since 1970 in Shanghai. */
const openingsOfDay = (hours: OpeningHours, day: number, holidays: HolidayCalendar): Span[] =>
  mergeSpans(spansOfDay(hours, day, holidays)).map(({ opens, closes }) => ({
    opens: day * minutesPerDay + opens,
    closes: day * minutesPerDay + closes,
  }));

/** Lengths of a pause that staff can choose. Only `until_ended` has no automatic end. */
export const pauseLengths = ['20_minutes', '40_minutes', '60_minutes', 'business_day', 'until_ended'] as const;
export type PauseLength = (typeof pauseLengths)[number];

const minutes: Readonly<Record<Exclude<PauseLength, 'business_day' | 'until_ended'>, number>> = {
  '20_minutes': 20,
  '40_minutes': 40,
  '60_minutes': 60,
};

/**
 * Rule catalogue-23: minutes that staff can add to all preparation times in rush mode, and the minutes that rush mode
 * lasts.
 */
export const rushMinutes = [10, 20, 30] as const;
export type RushMinutes = (typeof rushMinutes)[number];
export const rushLengths = ['20_minutes', '40_minutes', '60_minutes'] as const satisfies PauseLength[];
export type RushLength = (typeof rushLengths)[number];

export const rushEnd = (length: RushLength, now: Date): Date => new Date(now.getTime() + minutes[length] * 60_000);

/** The end of a pause. Null if staff must end it. */
export function pauseEnd(length: PauseLength, now: Date): Date | null {
  if (length === 'until_ended') return null;
  return length === 'business_day' ? businessDayEnd(now) : new Date(now.getTime() + minutes[length] * 60_000);
}
