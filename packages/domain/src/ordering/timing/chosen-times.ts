import {
  type HolidayCalendar,
  nearClosingMinutes,
  type OpeningHours,
  openingsAhead,
  shanghaiDay,
  shanghaiDayStart,
} from '../../catalogue/index.ts';
import type { OrderType } from '../order-states.ts';
import type { KitchenTimes } from './kitchen-minutes.ts';
import { arrivalEstimate } from './order-arrival.ts';

const stepMilliseconds = 15 * 60_000;
/** Today and tomorrow. The maximum limits the list. */
const daysOffered = 2;
const maxTimes = 60;

type Wanted = {
  readonly type: OrderType;
  readonly hours: OpeningHours;
  readonly now: Date;
  readonly holidays?: HolidayCalendar;
  /** Absent: unknown. */
  readonly kitchen?: KitchenTimes;
  readonly straightMetres?: number | null;
  readonly categories?: readonly number[];
};

/**
 * Every quarter of an hour from the earliest time of an immediate order, while the shop does not rest (rule
 * ordering-3).
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

/** A time that was offered a moment ago is still valid, even if it is now too soon for the list. */
export const isSelectableTime = (wanted: Wanted, at: Date): boolean =>
  at >= wanted.now && servedSpans(wanted).some(({ from, until }) => from <= at.getTime() && at.getTime() < until);

/** Epoch milliseconds until the end of tomorrow. `until` is before `from` if a span is too short. */
function servedSpans({ hours, now, holidays }: Wanted): { from: number; until: number }[] {
  const end = shanghaiDayStart(shanghaiDay(now) + daysOffered).getTime();
  return openingsAhead(hours, now, daysOffered, holidays).map(({ opens, closes }) => ({
    from: opens.getTime(),
    until: Math.min(end, closes.getTime() - nearClosingMinutes * 60_000),
  }));
}

function stepsBetween(from: number, until: number): Date[] {
  const count = Math.min(maxTimes, Math.max(0, Math.ceil((until - from) / stepMilliseconds)));
  return Array.from({ length: count }, (_, index) => new Date(from + index * stepMilliseconds));
}

const ceilToStep = (time: number): number => Math.ceil(time / stepMilliseconds) * stepMilliseconds;
