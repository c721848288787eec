import { accountRules, checkPosting, type Posting, parseAccount } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { addBonus, type EntryRow, insertPosting, type PostingRow, restoreBonus } from './posting.store.ts';

/**
 * Stores a posting. @throws if the entries do not sum to zero, if an account would become negative although it may not,
 * or if the posting's id is stored already
 */
export async function post(tx: Tx, posting: Posting, orderId: number | null, at: Date): Promise<void> {
  const row = postingRow(posting, orderId, at);
  if (!row) return;
  await insertPosting(tx, row);
  await followBonus(tx, row);
}

const bonusReasons = new Set(['top_up_bonus']);
const refundReasons = new Set(['order_refunded', 'purchase_refunded']);

/** Marks a credited amount as a bonus, if it is a bonus or the refund of a payment from a bonus (rule wallet-13). */
async function followBonus(tx: Tx, { reason, entries }: PostingRow): Promise<void> {
  const isBonus = bonusReasons.has(reason);
  if (!isBonus && !refundReasons.has(reason)) return;
  const credited = entries.find(({ kind, amount }) => kind === 'member_balance' && amount > 0);
  if (credited) await (isBonus ? addBonus : restoreBonus)(tx, credited.ownerId, credited.amount);
}

/**
 * Returns the database row of a posting, or null if the posting moves no money. @throws if the entries do not sum to
 * zero
 */
export function postingRow(posting: Posting, orderId: number | null, at: Date): PostingRow | null {
  const checked = checkPosting(posting);
  if (!checked.ok && checked.reason === 'empty') return null;
  if (!checked.ok) throw new Error(`posting ${posting.id} does not sum to zero`);
  const entries = posting.entries.map(({ account, amount }): EntryRow => {
    const { kind, ownerId } = parseAccount(account);
    const { asset, mayGoNegative } = accountRules[kind];
    return { kind, ownerId: ownerId ?? '', asset, amount, mayBeNegative: mayGoNegative };
  });
  return { key: posting.id, reason: posting.reason, orderId, at, entries };
}
