import { businessDayAhead, businessDayStart } from '../../shanghai-time.ts';

/**
 * Rule catalogue-22: periods for which staff can mark a dish as sold out. Staff may also choose the date on which the
 * dish returns.
 */
export const soldOutLengths = ['today', 'tomorrow', 'by_hand'] as const;
export type SoldOutLength = (typeof soldOutLengths)[number];

const lengths: readonly string[] = soldOutLengths;
const isLength = (until: string): until is SoldOutLength => lengths.includes(until);

/**
 * The time at which the dish is available again. Null if the dish is sold out until staff mark it as available.
 * Undefined for a date 'YYYY-MM-DD' that has already begun.
 */
export function soldOutEnd(until: SoldOutLength | (string & {}), now: Date): Date | null | undefined {
  if (!isLength(until)) {
    const end = businessDayStart(until);
    return end > now ? end : undefined;
  }
  if (until === 'by_hand') return null;
  return businessDayStart(businessDayAhead(now, until === 'today' ? 1 : 2));
}
