import type { RefundItem } from '../../../data/refund.ts';

/** What the guest has chosen and typed so far. */
export type RefundDraft = {
  readonly items: readonly RefundItem[];
  /** As typed, in yuan; null: everything that the items bring back. */
  readonly amount: string | null;
  /** A number of the cancel reasons. */
  readonly reason: number | null;
  readonly note: string;
  readonly photos: readonly string[];
};

export const emptyDraft: RefundDraft = { items: [], amount: null, reason: null, note: '', photos: [] };
