import { type HolidayCalendar, nearClosingMinutes, type OpeningHours, openingsAhead } from '../../catalogue/index.ts';
import { shanghaiDay, shanghaiDayStart } from '../../shanghai-time.ts';
import type { OrderType } from '../order-states.ts';
import type { KitchenTimes } from './kitchen-minutes.ts';
import { arrivalEstimate } from './order-arrival.ts';

const stepMilliseconds = 15 * 60_000;
const halfHourMilliseconds = 30 * 60_000;
/** Guests can choose a time today and tomorrow. `maxTimes` limits the number of offered times. */
const daysOffered = 2;
const maxTimes = 60;

type HoursNow = {
  readonly hours: OpeningHours;
  readonly now: Date;
  readonly holidays?: HolidayCalendar;
};

type Wanted = HoursNow & {
  readonly type: OrderType;
  /** Absent if the kitchen's preparation times are unknown. */
  readonly kitchen?: KitchenTimes;
  readonly straightMetres?: number | null;
  readonly categories?: readonly number[];
};

/**
 * Times that a guest may choose: every quarter of an hour from the earliest possible arrival, while the shop accepts
 * orders (rule ordering-3).
 */
export function selectableTimes(wanted: Wanted): Date[] {
  const { type, now, kitchen, straightMetres, categories } = wanted;
  const known = {
    ...(kitchen && { kitchen }),
    ...(categories && { categories }),
    ...(straightMetres !== undefined && { straightMetres }),
  };
  const first = ceilToStep(arrivalEstimate(type, now, known).getTime());
  return servedSpans(wanted)
    .flatMap(({ from, until }) => stepsBetween(Math.max(first, ceilToStep(from)), until))
    .slice(0, maxTimes);
}

/**
 * Whether a time is still selectable. Also accepts a time that is too soon for the current list, because the app may
 * have offered it a moment ago.
 */
export const isSelectableTime = (hours: HoursNow, at: Date): boolean =>
  at >= hours.now && servedSpans(hours).some(({ from, until }) => from <= at.getTime() && at.getTime() < until);

/**
 * Times that a guest may choose before choosing a restaurant: every half hour from the earliest possible arrival until
 * the end of tomorrow. Each restaurant then says whether it takes orders at the time.
 */
export function timesWithoutShop(type: OrderType, now: Date): Date[] {
  const first = arrivalEstimate(type, now).getTime();
  const from = Math.ceil(first / halfHourMilliseconds) * halfHourMilliseconds;
  const count = Math.ceil((endOfTimes(now) - from) / halfHourMilliseconds);
  return Array.from({ length: count }, (_, index) => new Date(from + index * halfHourMilliseconds));
}

/**
 * Spans in which the shop accepts orders, until the end of tomorrow, in epoch milliseconds. In a span that is too
 * short, `until` is before `from`.
 */
function servedSpans({ hours, now, holidays }: HoursNow): { from: number; until: number }[] {
  const end = endOfTimes(now);
  return openingsAhead(hours, now, daysOffered, holidays).map(({ opens, closes }) => ({
    from: opens.getTime(),
    until: Math.min(end, closes.getTime() - nearClosingMinutes * 60_000),
  }));
}

const endOfTimes = (now: Date): number => shanghaiDayStart(shanghaiDay(now) + daysOffered).getTime();

function stepsBetween(from: number, until: number): Date[] {
  const count = Math.min(maxTimes, Math.max(0, Math.ceil((until - from) / stepMilliseconds)));
  return Array.from({ length: count }, (_, index) => new Date(from + index * stepMilliseconds));
}

const ceilToStep = (time: number): number => Math.ceil(time / stepMilliseconds) * stepMilliseconds;
