import { arrivalEstimate, type OrderType } from '@chifan/domain/ordering';
import { formatTime } from '../../../platform/time.ts';

/** A time that may be chosen: `start` goes on the wire, `arrival` is when the guest has the food (rule ordering-36). */
export type ChosenTime = { readonly start: string; readonly arrival: string };

export type DayOfTimes = { readonly day: string; readonly first: string; readonly times: readonly ChosenTime[] };

const stepMs = 5 * 60_000;

/** When the guest has what the kitchen begins then, in words that nobody takes for a promise to the minute: up to the next five. */
export function aboutArrival(type: OrderType, start: string): string {
  const exact = arrivalEstimate(type, new Date(start)).getTime();
  return new Date(Math.ceil(exact / stepMs) * stepMs).toISOString();
}

/** The times that the quote offers, each with its arrival, by the day on which the guest has the food in China. */
export function timesByDay(starts: readonly string[], type: OrderType): DayOfTimes[] {
  const days = new Map<string, ChosenTime[]>();
  for (const start of starts) {
    const arrival = aboutArrival(type, start);
    const day = formatTime(arrival, 'date', 'en');
    days.set(day, [...(days.get(day) ?? []), { start, arrival }]);
  }
  return [...days].map(([day, times]) => ({ day, first: times[0]?.arrival ?? '', times }));
}
