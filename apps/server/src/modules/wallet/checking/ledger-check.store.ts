import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/**
 * Prevents the archiving of entries until the transaction ends. Call the function before the snapshot, otherwise
 * entries that are archived in between would be missing from the sums.
 */
export async function lockEntryTable(executor: Executor): Promise<void> {
  await sql`LOCK TABLE entry IN ACCESS SHARE MODE`.execute(executor);
}

export type KindSum = { readonly kind: string; readonly asset: string; readonly amount: number };

export async function sumsByKind(executor: Executor): Promise<KindSum[]> {
  const { rows } = await sql<KindSum>`
    SELECT a.kind, a.asset, coalesce(sum(e.amount), 0)::bigint AS amount
    FROM account a JOIN posted_amount e ON e.account_id = a.id GROUP BY a.kind, a.asset ORDER BY a.asset, a.kind`.execute(
    executor,
  );
  return rows;
}

export type LedgerMismatch = { readonly what: string; readonly amount: number };

/** Maximum number of differences that one query returns. */
const maxShown = 20;

/** Accounts that may not become negative and whose stored balance differs from the sum of their entries. */
export async function mismatchedBalances(executor: Executor): Promise<LedgerMismatch[]> {
  const { rows } = await sql<LedgerMismatch>`
    SELECT 'balance of ' || a.kind || ':' || a.owner_id AS what,
      (a.balance - coalesce(s.amount, 0))::bigint AS amount
    FROM account a
    LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM posted_amount GROUP BY account_id) s ON s.account_id = a.id
    WHERE NOT a.may_be_negative AND a.balance <> coalesce(s.amount, 0)
    ORDER BY a.id LIMIT ${maxShown}`.execute(executor);
  return rows;
}

/**
 * Returns money that is still held for ended orders, disputes and purchases, and withdrawals whose held money differs
 * from their amount.
 */
export async function staleHeldSums(executor: Executor): Promise<LedgerMismatch[]> {
  const { rows } = await sql<LedgerMismatch>`
    SELECT 'held for order ' || o.number AS what, a.balance AS amount
    FROM account a JOIN customer_order o ON a.owner_id = o.id::text
    WHERE a.kind = 'order_held' AND a.balance <> 0
      AND (o.state IN ('cancelled', 'refunded', 'after_sale_completed') OR o.completed_at IS NOT NULL)
    UNION ALL
    SELECT 'held for purchase ' || a.owner_id, a.balance FROM account a
    WHERE a.kind = 'purchase_held' AND a.balance <> 0
    UNION ALL
    SELECT 'held for withdrawal ' || w.number, coalesce(a.balance, 0) - w.open FROM (SELECT id, number,
        CASE WHEN state IN ('applied', 'approved') THEN amount ELSE 0 END AS open FROM withdrawal) w
      LEFT JOIN account a ON a.kind = 'withdrawal_held' AND a.owner_id = w.id::text
    WHERE coalesce(a.balance, 0) <> w.open
    UNION ALL
    SELECT 'held for dispute ' || d.reference, a.balance FROM account a JOIN dispute d ON a.owner_id = d.id::text
    WHERE a.kind = 'dispute_held' AND a.balance <> 0 AND d.state <> 'open'
    LIMIT ${maxShown}`.execute(executor);
  return rows;
}

/** Returns members whose pending rewards differ from the balance of their ledger account for pending rewards. */
export async function mismatchedRewards(executor: Executor): Promise<LedgerMismatch[]> {
  const { rows } = await sql<LedgerMismatch>`
    SELECT 'waiting ' || coalesce(r.kind, a.kind) || ' of member ' || coalesce(r.member_id::text, a.owner_id) AS what,
      (coalesce(a.balance, 0) - coalesce(r.amount, 0))::bigint AS amount
    FROM (SELECT member_id, CASE kind WHEN 'points' THEN 'member_points_pending' WHEN 'rebate' THEN
            'member_rebate_pending' ELSE 'member_affiliate_pending' END AS kind, sum(amount - taken_back) AS amount
          FROM reward WHERE state = 'pending' GROUP BY 1, 2) r
    FULL JOIN (SELECT * FROM account WHERE kind IN ('member_points_pending', 'member_rebate_pending',
            'member_affiliate_pending')) a ON a.kind = r.kind AND a.owner_id = r.member_id::text
    WHERE coalesce(a.balance, 0) <> coalesce(r.amount, 0) LIMIT ${maxShown}`.execute(executor);
  return rows;
}

/**
 * Returns the difference between the points of paid mall orders, less refunds, and the ledger account
 * `points_redeemed`.
 */
export async function mismatchedRedeemedCounts(executor: Executor): Promise<LedgerMismatch[]> {
  const { rows } = await sql<LedgerMismatch>`
    SELECT 'redeemed in the points mall' AS what, (posted.points - spent.points)::bigint AS amount
    FROM (SELECT coalesce(sum(e.amount), 0) AS points FROM account a JOIN posted_amount e ON e.account_id = a.id
            WHERE a.kind = 'points_redeemed') posted,
      (SELECT coalesce(sum(points - refunded), 0) AS points FROM mall_order WHERE paid_at IS NOT NULL) spent
    WHERE posted.points <> spent.points`.execute(executor);
  return rows;
}
