import { deliveryEstimateMinutes, type OrderType, pickupEstimateMinutes } from '@chifan/domain/ordering';
import type { OutputOf } from '../../../platform/api.ts';

type Week = OutputOf<'/rest/shop/details'>['week'];

/** A time that a guest may ask for: `start` goes on the wire, `arrival` is when they have the food (decisions §5). */
export type WantedTime = { readonly start: string; readonly arrival: string };

const stepMinutes = 15;
/** The kitchen takes nothing in the last half hour (specification §4). */
const lastOrderMinutes = 30;
/** Sooner than this is "now". */
const soonestMinutes = 15;
const mostDays = 2;

/** Quarter hours at which the guest may have the food today and tomorrow, while the shop takes orders. */
export function wantedTimes(week: Week, type: OrderType, now: Date): WantedTime[] {
  const estimate = type === 'delivery' ? deliveryEstimateMinutes : pickupEstimateMinutes;
  const earliest = now.getTime() + soonestMinutes * 60_000;
  return week.slice(0, mostDays).flatMap(({ date, spans }) =>
    spans.flatMap(({ opens, closes }) =>
      quarterHours(opens + estimate, closes - lastOrderMinutes + estimate)
        .map((minutes) => timeOf(date, minutes, estimate))
        .filter(({ start }) => Date.parse(start) >= earliest),
    ),
  );
}

/** From the first quarter hour at or after `first` to the last before `end`. */
function quarterHours(first: number, end: number): number[] {
  const from = Math.ceil(first / stepMinutes) * stepMinutes;
  const count = Math.max(0, Math.ceil((end - from) / stepMinutes));
  return Array.from({ length: count }, (_, index) => from + index * stepMinutes);
}

/** `minutes` from midnight in Shanghai; past 1440 it is the next day's morning. */
function timeOf(date: string, minutes: number, estimate: number): WantedTime {
  const midnight = Date.parse(`${date}T00:00:00+08:00`);
  const instant = (after: number) => new Date(midnight + after * 60_000).toISOString();
  return { start: instant(minutes - estimate), arrival: instant(minutes) };
}
