import {
  type HolidayCalendar,
  nearClosingMinutes,
  type OpeningHours,
  openingsAhead,
  shanghaiDay,
  shanghaiDayStart,
} from '../../catalogue/index.ts';
import type { OrderType } from '../order-states.ts';
import { arrivalEstimate } from './order-times.ts';

const stepMilliseconds = 15 * 60_000;
/** Today and tomorrow may be chosen; more than so many times at once nobody looks through. */
const daysOffered = 2;
const maxTimes = 60;

type Wanted = {
  readonly type: OrderType;
  readonly hours: OpeningHours;
  readonly now: Date;
  readonly holidays?: HolidayCalendar;
};

/**
 * When an order for later may begin: every quarter of an hour, from as soon as one for now would be there, while the shop
 * does not rest (rule ordering-3: the chosen time takes the place of now).
 */
export function timesToChoose(wanted: Wanted): Date[] {
  const first = ceilToStep(arrivalEstimate(wanted.type, wanted.now).getTime());
  return servedSpans(wanted)
    .flatMap(({ from, until }) => stepsBetween(Math.max(first, ceilToStep(from)), until))
    .slice(0, maxTimes);
}

/** Whether an order may begin then. A time that was offered a moment ago still counts when its quarter has come near. */
export const isTimeToChoose = (wanted: Wanted, at: Date): boolean =>
  at >= wanted.now && servedSpans(wanted).some(({ from, until }) => from <= at.getTime() && at.getTime() < until);

/** While the shop does not rest, from now to the end of tomorrow; milliseconds, `until` before `from` where it is too short. */
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
