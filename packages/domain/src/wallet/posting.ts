import { type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';
import { type Asset, assetOf } from './accounts.ts';

/** A change of one account, in fen or whole points. The amount is negative for a debit. */
export type Entry = { readonly account: string; readonly amount: Fen };

/**
 * A movement in the ledger (rule wallet-1), which is booked once per id. Postings are never edited. A correction is a
 * new posting.
 */
export type Posting = { readonly id: string; readonly entries: readonly Entry[]; readonly reason: string };

/**
 * Checks that the entries sum to zero, separately for money and points.
 * @returns `empty` if all amounts are zero, `unbalanced` if money or points do not sum to zero.
 * @throws RangeError for an invalid account id.
 */
export function checkPosting(posting: Posting): Result<Posting, 'unbalanced' | 'empty'> {
  const sums = new Map<Asset, number>();
  for (const { account, amount } of posting.entries) {
    const asset = assetOf(account);
    sums.set(asset, (sums.get(asset) ?? 0) + amount);
  }
  if (posting.entries.every(({ amount }) => amount === 0)) return failure('empty');
  return [...sums.values()].every((sum) => sum === 0) ? success(posting) : failure('unbalanced');
}

export const transferPosting = (payout: {
  id: string;
  from: string;
  to: string;
  amount: Fen;
  reason: string;
}): Posting =>
  createPosting(payout.id, payout.reason, [
    debitEntry(payout.from, payout.amount),
    creditEntry(payout.to, payout.amount),
  ]);

/** Omits entries with the amount zero. */
export const createPosting = (id: string, reason: string, entries: readonly Entry[]): Posting => ({
  id,
  reason,
  entries: entries.filter(({ amount }) => amount !== 0),
});

export const creditEntry = (account: string, amount: Fen): Entry => ({ account, amount });
/** Adding 0 avoids −0 for an amount of zero. */
export const debitEntry = (account: string, amount: Fen): Entry => ({ account, amount: fen(-amount + 0) });
