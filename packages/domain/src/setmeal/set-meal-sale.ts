import { type Fen, fen } from '../fen.ts';
import { businessDay, businessDayEnd, dayOfDate, shanghaiDayStart } from '../shanghai-time.ts';

export type SetMealSale = {
  readonly isOnSale: boolean;
  /** First day of sale as 'YYYY-MM-DD' (business day). */
  readonly soldFrom: string;
  /** Last day of sale, included. Null if the sale has no end. */
  readonly soldUntil: string | null;
};

/**
 * Days of sale are business days, which end at 04:00. A purchase after midnight therefore counts for the day before.
 */
export function isOnSale({ isOnSale, soldFrom, soldUntil }: SetMealSale, now: Date): boolean {
  const today = businessDay(now);
  return isOnSale && soldFrom <= today && (soldUntil === null || today <= soldUntil);
}

const dayMs = 86_400_000;
/** Noon of a date is always within the business day of that date. */
const noonMs = dayMs / 2;

/**
 * The last moment at which the guest can choose a restaurant. This is the end of the business day `validDays` days
 * after the purchase, or of the last day of sale if that is earlier.
 */
export function voucherEnd(
  { validDays, soldUntil }: { readonly validDays: number; readonly soldUntil: string | null },
  boughtAt: Date,
): Date {
  const end = businessDayEnd(new Date(boughtAt.getTime() + validDays * dayMs));
  if (soldUntil === null) return end;
  const lastDay = businessDayEnd(new Date(shanghaiDayStart(dayOfDate(soldUntil)).getTime() + noonMs));
  return lastDay < end ? lastDay : end;
}

/**
 * Number of units that a member may still buy. Null without a limit per member. The limit per order applies in
 * addition.
 * @param bought units bought and not refunded.
 */
export const remainingForMember = (
  { maxPerMember }: { readonly maxPerMember: number | null },
  bought: number,
): number | null => (maxPerMember === null ? null : Math.max(0, maxPerMember - bought));

/**
 * The brand's share of the amount that the branch receives for a set meal, rounded down to a fen. The branch keeps the
 * rest.
 */
export const brandShareOfSale = (branchPart: Fen, sharePermille: number): Fen =>
  fen(Math.floor((branchPart * sharePermille) / 1000));
