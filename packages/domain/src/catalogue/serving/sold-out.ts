import { businessDayAhead, businessDayStart } from '../shanghai-time.ts';

/** Rule catalogue-22: what staff say when they end the sale of a dish; besides these the date of the day it is back on. */
export const soldOutLengths = ['today', 'tomorrow', 'by_hand'] as const;
export type SoldOutLength = (typeof soldOutLengths)[number];

const lengths: readonly string[] = soldOutLengths;
const isLength = (until: string): until is SoldOutLength => lengths.includes(until);

/** When it is there again; null: somebody puts it back. A date 'YYYY-MM-DD' that has begun is none to wait for: undefined. */
export function soldOutEnd(until: SoldOutLength | (string & {}), now: Date): Date | null | undefined {
  if (!isLength(until)) {
    const end = businessDayStart(until);
    return end > now ? end : undefined;
  }
  if (until === 'by_hand') return null;
  return businessDayStart(businessDayAhead(now, until === 'today' ? 1 : 2));
}
