import { accountRules, checkPosting, type Posting, readAccount } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { type EntryRow, insertPosting, type PostingRow } from './posting.store.ts';

/** Its id is its key: nothing is posted twice. @throws when it does not sum to zero or overdraws a guarded account. */
export async function post(tx: Tx, posting: Posting, orderId: number | null, at: Date): Promise<void> {
  const row = postingRow(posting, orderId, at);
  if (row) await insertPosting(tx, row);
}

/** @returns null of one that moves nothing. @throws when it does not sum to zero. */
export function postingRow(posting: Posting, orderId: number | null, at: Date): PostingRow | null {
  const checked = checkPosting(posting);
  if (!checked.ok && checked.reason === 'empty') return null;
  if (!checked.ok) throw new Error(`posting ${posting.id} does not sum to zero`);
  const entries = posting.entries.map(({ account, amount }): EntryRow => {
    const { kind, ownerId } = readAccount(account);
    const { asset, mayGoNegative } = accountRules[kind];
    return { kind, ownerId: ownerId ?? '', asset, amount, mayBeNegative: mayGoNegative };
  });
  return { key: posting.id, reason: posting.reason, orderId, at, entries };
}
