import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { mallKeyPrefix } from '../mall-money.ts';

/**
 * A line of an account statement. `orderNumber` is the number of a meal order, or of a mall order if `orderId` is null.
 * `after` is the balance after the posting.
 */
export type LedgerLine = {
  readonly reason: string;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly dayNumber: number | null;
  readonly amount: number;
  readonly after: number;
  readonly at: Date;
};

export type Direction = 'all' | 'in' | 'out';

type Account = { readonly kind: string; readonly ownerId: string };
type Window = { readonly offset: number; readonly limit: number };

/**
 * Returns entries of an account, newest first. `after` is computed backwards from the stored balance. So `after` is
 * right only without a filter, and for accounts that may not become negative.
 */
export async function entriesOfAccount(
  executor: Executor,
  { kind, ownerId }: Account,
  { direction, window }: { direction: Direction; window: Window },
): Promise<{ rows: LedgerLine[]; total: number }> {
  const { offset, limit } = window;
  const ofAccount = sql`account a JOIN entry e ON e.account_id = a.id
    WHERE a.kind = ${kind} AND a.owner_id = ${ownerId} AND (${direction} = 'all' OR (${direction} = 'in') = (e.amount > 0))`;
  const { rows } = await sql<LedgerLine & { total: number }>`
    WITH newest AS (
      SELECT e.posting_id, e.amount, a.balance FROM ${ofAccount} ORDER BY e.posting_id DESC LIMIT ${offset + limit}
    ), line AS (
      SELECT posting_id, amount, (balance - coalesce(sum(amount) OVER (ORDER BY posting_id DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS after FROM newest
    )
    SELECT p.reason, p.order_id AS "orderId", coalesce(o.number, m.number) AS "orderNumber",
      o.day_number AS "dayNumber", line.amount, line.after,
      p.created_at AS at, (SELECT count(*) FROM ${ofAccount}) AS total
    FROM line JOIN posting p ON p.id = line.posting_id LEFT JOIN customer_order o ON o.id = p.order_id
      LEFT JOIN mall_order m ON m.id = ${mallOrderOfPosting}
    ORDER BY line.posting_id DESC OFFSET ${offset}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** SQL expression for the id of the mall order whose points a posting moved, or null for other postings. */
const mallOrderOfPosting = sql`
  CASE WHEN starts_with(p.key, ${mallKeyPrefix}) THEN split_part(p.key, ':', 2)::bigint END`;

/**
 * Returns the entries from `from` until before `until`, oldest first, and the balance before `from`. One query reads
 * entries and balance, so they agree.
 */
export async function entriesBetween(
  executor: Executor,
  { kind, ownerId }: Account,
  { from, until }: { from: Date; until: Date },
): Promise<{ before: number; rows: LedgerLine[] }> {
  const { rows } = await sql<LedgerLine & { before: number }>`
    WITH line AS (
      SELECT e.posting_id, e.amount, p.reason, p.order_id, p.created_at,
        sum(e.amount) FILTER (WHERE p.created_at >= ${from}) OVER () AS since
      FROM account a JOIN entry e ON e.account_id = a.id JOIN posting p ON p.id = e.posting_id
      WHERE a.kind = ${kind} AND a.owner_id = ${ownerId}
    ), start AS (
      -- The account can have a balance without entries if all of them are archived.
      SELECT (coalesce((SELECT balance FROM account WHERE kind = ${kind} AND owner_id = ${ownerId}), 0)
        - coalesce((SELECT since FROM line LIMIT 1), 0))::bigint AS before
    )
    SELECT start.before, line.reason, line.order_id AS "orderId", o.number AS "orderNumber",
      o.day_number AS "dayNumber", line.amount,
      (start.before + sum(line.amount) OVER (ORDER BY line.created_at, line.posting_id))::bigint AS after,
      line.created_at AS at
    FROM start LEFT JOIN line ON line.created_at >= ${from} AND line.created_at < ${until}
    LEFT JOIN customer_order o ON o.id = line.order_id
    ORDER BY line.created_at, line.posting_id`.execute(executor);
  return { before: rows[0]?.before ?? 0, rows: rows.filter(({ at }) => at !== null) };
}

/** Time of the newest archived entry of an account, or null if no entry is archived. */
export async function archivedUntil(executor: Executor, { kind, ownerId }: Account): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`SELECT max(x.newest) AS until FROM account a
    JOIN archived_sum s ON s.account_id = a.id JOIN archived_partition x ON x.id = s.archived_id
    WHERE a.kind = ${kind} AND a.owner_id = ${ownerId}`.execute(executor);
  return rows[0]?.until ?? null;
}

/** The balance of an account that has no stored balance: the sum of all its entries, including archived ones. */
export async function sumOfAccount(executor: Executor, { kind, ownerId }: Account): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM account a JOIN posted_amount e ON e.account_id = a.id
    WHERE a.kind = ${kind} AND a.owner_id = ${ownerId}`.execute(executor);
  return rows[0]?.sum ?? 0;
}
