import { accountRules, checkPosting, type Posting, readAccount } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { type EntryRow, insertPosting } from './posting.store.ts';

/**
 * Writes a posting of domain's. Its id is its key: a second one is refused by the database, so nothing is posted twice.
 * @throws when it does not sum to zero, or when a guarded account would fall below zero.
 */
export async function post(tx: Tx, posting: Posting, orderId: number | null, at: Date): Promise<void> {
  const checked = checkPosting(posting);
  if (!checked.ok && checked.reason === 'empty') return;
  if (!checked.ok) throw new Error(`posting ${posting.id} does not sum to zero`);
  const entries = posting.entries.map(({ account, amount }): EntryRow => {
    const { kind, ownerId } = readAccount(account);
    const { asset, mayGoNegative } = accountRules[kind];
    return { kind, ownerId: ownerId ?? '', asset, amount, mayBeNegative: mayGoNegative };
  });
  await insertPosting(tx, { key: posting.id, reason: posting.reason, orderId, at, entries });
}
