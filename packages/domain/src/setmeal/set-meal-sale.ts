import { businessDay, businessDayEnd, dayOfDate, shanghaiDayStart } from '../catalogue/shanghai-time.ts';
import { type Fen, fen } from '../fen.ts';

export type SetMealSale = {
  readonly isOnSale: boolean;
  /** 'YYYY-MM-DD' of business days. */
  readonly soldFrom: string;
  /** The last one included; null: without end. */
  readonly soldUntil: string | null;
};

/** A day of sale is a business day: what is bought after midnight belongs to the evening before. */
export function isOnSale({ isOnSale, soldFrom, soldUntil }: SetMealSale, now: Date): boolean {
  const today = businessDay(now);
  return isOnSale && soldFrom <= today && (soldUntil === null || today <= soldUntil);
}

const dayMs = 86_400_000;
/** By noon of its calendar day every business day has begun and none has ended. */
const noonMs = dayMs / 2;

/** The last moment at which a restaurant may be chosen: so many business days later, never past the last day of sale. */
export function voucherEnd(
  { validDays, soldUntil }: { readonly validDays: number; readonly soldUntil: string | null },
  boughtAt: Date,
): Date {
  const end = businessDayEnd(new Date(boughtAt.getTime() + validDays * dayMs));
  if (soldUntil === null) return end;
  const lastDay = businessDayEnd(new Date(shanghaiDayStart(dayOfDate(soldUntil)).getTime() + noonMs));
  return lastDay < end ? lastDay : end;
}

/** How many a member may still buy, whatever one order may hold; null: without limit. Refunded pieces are not `bought`. */
export const leftForMember = (
  { maxPerMember }: { readonly maxPerMember: number | null },
  bought: number,
): number | null => (maxPerMember === null ? null : Math.max(0, maxPerMember - bought));

/** What the brand gets of a branch's part, rounded down to a fen; the branch keeps the rest. */
export const brandShare = (branchPart: Fen, sharePermille: number): Fen =>
  fen(Math.floor((branchPart * sharePermille) / 1000));
