import { businessDay, businessDayEnd, dayOfDate, shanghaiDayStart } from '../catalogue/shanghai-time.ts';
import { type Fen, fen } from '../fen.ts';

export type SetMealSale = {
  readonly isOnSale: boolean;
  /** 'YYYY-MM-DD' of business days. */
  readonly soldFrom: string;
  /** The last day, included. Null: no end. */
  readonly soldUntil: string | null;
};

/** A day of sale is a business day, so a purchase after midnight counts for the evening before. */
export function isOnSale({ isOnSale, soldFrom, soldUntil }: SetMealSale, now: Date): boolean {
  const today = businessDay(now);
  return isOnSale && soldFrom <= today && (soldUntil === null || today <= soldUntil);
}

const dayMs = 86_400_000;
/** At noon of its calendar day every business day has begun and none has ended. */
const noonMs = dayMs / 2;

/** The last moment for choosing a restaurant: `validDays` business days later, but not after the last day of sale. */
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
 * Number that a member may still buy, independent of the limit of one order. Null: no limit. `bought` excludes refunded
 * pieces.
 */
export const remainingForMember = (
  { maxPerMember }: { readonly maxPerMember: number | null },
  bought: number,
): number | null => (maxPerMember === null ? null : Math.max(0, maxPerMember - bought));

/** The brand's share of a branch's part, rounded down to a fen. The branch gets the rest. */
export const brandShareOfSale = (branchPart: Fen, sharePermille: number): Fen =>
  fen(Math.floor((branchPart * sharePermille) / 1000));
