import { type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';
import { type Asset, assetOf } from './accounts.ts';

/** One side of a posting, in the smallest unit of the account's asset: fen, or whole points. */
export type Entry = { readonly account: string; readonly amount: Fen };

/**
 * A movement in the ledger (rule wallet-1). The caller makes the id, so that posting twice is noticed; a correction is a
 * new posting, never an edit.
 */
export type Posting = { readonly id: string; readonly entries: readonly Entry[]; readonly reason: string };

/**
 * Holds a posting against the one law of the ledger: in each asset its entries sum to zero.
 * @returns `empty` when nothing moves, `unbalanced` when an asset does not sum to zero.
 * @throws RangeError when an entry names an account that cannot exist.
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

/** Moves one amount from one account to another: most of what happens in the ledger. */
export const transferPosting = (payout: {
  id: string;
  from: string;
  to: string;
  amount: Fen;
  reason: string;
}): Posting =>
  postingOf(payout.id, payout.reason, [taken(payout.from, payout.amount), given(payout.to, payout.amount)]);

/** Entries of nothing are left out: a payment wholly from balance says nothing about a gateway. */
export const postingOf = (id: string, reason: string, entries: readonly Entry[]): Posting => ({
  id,
  reason,
  entries: entries.filter(({ amount }) => amount !== 0),
});

export const given = (account: string, amount: Fen): Entry => ({ account, amount });
/** Adding 0 keeps an amount of nothing from becoming −0. */
export const taken = (account: string, amount: Fen): Entry => ({ account, amount: fen(-amount + 0) });
