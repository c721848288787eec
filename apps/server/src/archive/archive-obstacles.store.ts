import { finalOrderStates } from '@chifan/domain/ordering';
import { finalRefundStates } from '@chifan/domain/refund';
import type { Client } from 'pg';
import type { ClosedPart } from './archive.store.ts';

export type TimeSpan = { readonly oldest: Date; readonly newest: Date };

const spans: Readonly<Record<ClosedPart['table'], (name: string) => string>> = {
  order_history: (name) => `SELECT min(created_at) AS oldest, max(created_at) AS newest FROM "${name}"
    WHERE order_id >= $1 AND order_id < $2`,
  order_line: (
    name,
  ) => `SELECT min(placed_at) AS oldest, max(greatest(placed_at, completed_at)) AS newest FROM customer_order
    WHERE id >= $1 AND id < $2 AND EXISTS (SELECT FROM "${name}")`,
  entry: (name) => `SELECT min(created_at) AS oldest, max(created_at) AS newest FROM posting
    WHERE id >= $1 AND id < $2 AND EXISTS (SELECT FROM "${name}")`,
};

/** Times of the oldest and the newest row of a partition, or null if the partition is empty. */
export async function spanOf(client: Client, { table, name, first, ending }: ClosedPart): Promise<TimeSpan | null> {
  const { rows } = await client.query<{ oldest: Date | null; newest: Date | null }>(spans[table](name), [
    first,
    ending,
  ]);
  const [{ oldest, newest } = { oldest: null, newest: null }] = rows;
  return oldest === null || newest === null ? null : { oldest, newest };
}

type Question = { readonly what: string; readonly from: string; readonly values?: readonly unknown[] };

const overStates = ['completed', ...finalOrderStates];

const ofOrders: readonly Question[] = [
  {
    what: 'orders that are open',
    from: 'customer_order WHERE id >= $1 AND id < $2 AND state <> ALL($3)',
    values: [overStates],
  },
  {
    what: 'refunds without a decision',
    from: 'refund WHERE order_id >= $1 AND order_id < $2 AND state <> ALL($3)',
    values: [finalRefundStates],
  },
  { what: 'open payments', from: `payment_attempt WHERE order_id >= $1 AND order_id < $2 AND state = 'open'` },
  {
    what: 'refunds that the gateway has not paid',
    from: `gateway_refund given JOIN payment_attempt attempt ON attempt.id = given.attempt_id
      WHERE attempt.order_id >= $1 AND attempt.order_id < $2 AND given.state <> 'settled'`,
  },
  {
    what: 'orders for which money is held',
    from: `customer_order o JOIN account a ON a.kind = 'order_held' AND a.owner_id = o.id::text
      WHERE o.id >= $1 AND o.id < $2 AND a.balance <> 0`,
  },
  {
    what: 'pending jobs',
    from: `job WHERE (payload->>'orderId')::bigint >= $1 AND (payload->>'orderId')::bigint < $2`,
  },
  {
    what: 'open help requests',
    from: `help_request WHERE order_id >= $1 AND order_id < $2 AND state = 'open'`,
  },
];

/**
 * SQL condition that the rows of the posting's order in `table` are not archived. The ledger entries of an order are
 * archived only after its lines and history, so that every order that is not archived has all its entries.
 */
const notInArchive = (table: string) => `NOT EXISTS (SELECT FROM archived_partition x
  WHERE x.table_name = '${table}' AND p.order_id >= x.first AND p.order_id < x.ending)`;

const ofEntries: readonly Question[] = [
  {
    what: 'postings of orders that are not archived',
    from: `posting p WHERE p.id >= $1 AND p.id < $2 AND p.order_id IS NOT NULL
      AND (${notInArchive('order_line')} OR ${notInArchive('order_history')})`,
  },
  {
    what: 'accounts that hold money',
    from: `account a WHERE a.kind LIKE '%\\_held' AND a.balance <> 0
      AND EXISTS (SELECT FROM entry e WHERE e.account_id = a.id AND e.posting_id >= $1 AND e.posting_id < $2)`,
  },
  {
    what: 'open payments',
    from: `payment_attempt WHERE state = 'open' AND created_at <= (SELECT max(created_at) FROM posting WHERE id >= $1 AND id < $2)`,
  },
  {
    what: 'refunds that the gateway has not paid',
    from: `gateway_refund WHERE state <> 'settled' AND created_at <= (SELECT max(created_at) FROM posting WHERE id >= $1 AND id < $2)`,
  },
];

/** Reasons why a partition cannot be archived yet, such as open orders. Empty if nothing prevents the archiving. */
export async function archiveObstaclesOf(client: Client, { table, first, ending }: ClosedPart): Promise<string[]> {
  const found: string[] = [];
  for (const { what, from, values = [] } of table === 'entry' ? ofEntries : ofOrders) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`, [
      first,
      ending,
      ...values,
    ]);
    const [{ count } = { count: 0 }] = rows;
    if (count > 0) found.push(`${count} ${what}`);
  }
  return found;
}
