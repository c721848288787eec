import { businessDayAhead, businessDayStart } from '../../shanghai-time.ts';

/**
 * Rule catalogue-22: how long a dish is sold out, as staff choose it. Staff may also choose a date on which it returns.
 */
export const soldOutLengths = ['today', 'tomorrow', 'by_hand'] as const;
export type SoldOutLength = (typeof soldOutLengths)[number];

const lengths: readonly string[] = soldOutLengths;
const isLength = (until: string): until is SoldOutLength => lengths.includes(until);

/**
 * The time at which the dish is available again. Null if staff must end it. Undefined for a date 'YYYY-MM-DD' that has
 * already begun.
 */
export function soldOutEnd(until: SoldOutLength | (string & {}), now: Date): Date | null | undefined {
  if (!isLength(until)) {
    const end = businessDayStart(until);
    return end > now ? end : undefined;
  }
  if (until === 'by_hand') return null;
  return businessDayStart(businessDayAhead(now, until === 'today' ? 1 : 2));
}
