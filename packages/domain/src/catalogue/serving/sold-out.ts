import { businessDayAhead, businessDayStart } from '../shanghai-time.ts';

/** Rule catalogue-22: choices of staff for the end of being sold out. The date of its return is also possible. */
export const soldOutLengths = ['today', 'tomorrow', 'by_hand'] as const;
export type SoldOutLength = (typeof soldOutLengths)[number];

const lengths: readonly string[] = soldOutLengths;
const isLength = (until: string): until is SoldOutLength => lengths.includes(until);

/** When the dish is available again. Null: staff must end it. Undefined for a date 'YYYY-MM-DD' that has begun. */
export function soldOutEnd(until: SoldOutLength | (string & {}), now: Date): Date | null | undefined {
  if (!isLength(until)) {
    const end = businessDayStart(until);
    return end > now ? end : undefined;
  }
  if (until === 'by_hand') return null;
  return businessDayStart(businessDayAhead(now, until === 'today' ? 1 : 2));
}
