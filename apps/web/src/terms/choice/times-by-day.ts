import { deliveryEstimateMinutes, type OrderWay, pickupEstimateMinutes } from '@chifan/domain/ordering';
import { formatTime } from '../../platform/time.ts';

/**
 * A time that the guest can choose. `start` is sent to the server, and `arrival` is when the guest has the food (rule
 * ordering-44).
 */
export type ChosenTime = { readonly start: string; readonly arrival: string };

export type DayOfTimes = { readonly day: string; readonly first: string; readonly times: readonly ChosenTime[] };

const stepMs = 5 * 60_000;

/** The arrival, rounded up to five minutes, so that the guest understands it as an estimate. */
export function aboutArrival(minutes: number, start: string): string {
  const exact = Date.parse(start) + minutes * 60_000;
  return new Date(Math.ceil(exact / stepMs) * stepMs).toISOString();
}

/** Returns the estimated arrival time of an order whose restaurant is not chosen yet (rule ordering-36). */
export const arrivalWithoutShop = (way: OrderWay, start: string): string =>
  aboutArrival(minutesWithoutShop(way), start);

export const minutesWithoutShop = (way: OrderWay): number =>
  way === 'delivery' ? deliveryEstimateMinutes : pickupEstimateMinutes;

/** The start times of an order with their arrivals, grouped by the day of arrival in China. */
export function timesByDay(starts: readonly string[], minutes: number): DayOfTimes[] {
  const days = new Map<string, ChosenTime[]>();
  for (const start of starts) {
    const arrival = aboutArrival(minutes, start);
    const day = formatTime(arrival, 'date', 'en');
    days.set(day, [...(days.get(day) ?? []), { start, arrival }]);
  }
  return [...days].map(([day, times]) => ({ day, first: times[0]?.arrival ?? '', times }));
}
