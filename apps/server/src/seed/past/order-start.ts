import { shanghaiOffsetMs } from '@chifan/domain';
import { isResting, type OpeningHours, shopState } from '@chifan/domain/catalogue';
import { holidays } from '../../modules/catalogue/index.ts';
import type { DemoOrder } from '../demo-shapes.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Longer than any order takes from request to completion, so that a past order is completed by now. */
const orderTakesMs = 75 * minuteMs;
const maxDaysBack = 14;

/**
 * Returns the time of a past order. It is the latest time of day in `at` at which the shop was open, at least `daysAgo`
 * days ago.
 */
export function orderStart({ daysAgo, at, shop }: DemoOrder, hours: OpeningHours, now: Date): Date {
  const latest = now.getTime() - daysAgo * dayMs - orderTakesMs;
  const midnight = Math.floor((latest + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  for (let back = 0; back <= maxDaysBack; back += 1) {
    const candidates = at
      .map((time) => midnight - back * dayMs + minutesOf(time) * minuteMs)
      .filter((instant) => instant <= latest)
      .toSorted((a, b) => b - a);
    const found = candidates.find((instant) => takesOrders(hours, instant));
    if (found !== undefined) return new Date(found);
  }
  throw new Error(`demo/people.json: ${shop} is closed at ${at.join(' or ')}`);
}

const takesOrders = (hours: OpeningHours, instant: number): boolean =>
  !isResting(shopState(hours, new Date(instant), holidays).state);

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
