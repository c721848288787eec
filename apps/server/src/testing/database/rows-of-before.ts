import { Client } from 'pg';
import {
  beginWriting,
  insertLines,
  linesOfRows,
  sequencesOf,
  setSequence,
  tablesOf,
} from '../../backup/backup.store.ts';

/**
 * Old names of tables that later migrations renamed, with their new names. `newColumns` lists renamed columns under the
 * old table name.
 */
const newTables: Readonly<Record<string, string>> = {
  refund_payout: 'gateway_refund',
  payout_history: 'gateway_refund_history',
  gateway_transfer: 'payout',
  top_up_offer: 'top_up_tier',
};
const newColumns: Readonly<Record<string, string>> = {
  'customer_order.wish_hash': 'request_hash',
  'mall_order.wish_hash': 'request_hash',
  'purchase.wish_hash': 'request_hash',
  'withdrawal.channel': 'payout_method',
  'refund_payout.way': 'destination',
  'coupon_campaign.most_rebate': 'max_rebate',
  'payout_history.payout_id': 'gateway_refund_id',
};

const tableNow = (table: string): string => newTables[table] ?? table;
const columnNow = (table: string, column: string): string => newColumns[`${table}.${column}`] ?? column;

type Rows = { readonly content: Map<string, string[]>; readonly columns: Map<string, readonly string[]> };

export const underNewNames = ({ content, columns }: Rows): Rows => ({
  content: new Map([...content].map(([table, rows]) => [tableNow(table), rows])),
  columns: new Map(
    [...columns].map(([table, names]) => [tableNow(table), names.map((name) => columnNow(table, name))]),
  ),
});

/**
 * Copies the rows of the newest database into a database with an older schema, for the columns that the older schema
 * has.
 * @returns the number of rows
 */
export async function fillOlder(olderUrl: string, newestUrl: string): Promise<number> {
  const [older, newest] = [new Client({ connectionString: olderUrl }), new Client({ connectionString: newestUrl })];
  let count = 0;
  try {
    await Promise.all([older.connect(), newest.connect()]);
    const now = new Map((await tablesOf(newest)).map(({ table, columns }) => [table, columns]));
    await newest.query('BEGIN READ ONLY');
    await beginWriting(older);
    for (const { table, columns } of await tablesOf(older)) {
      const names = new Set(now.get(tableNow(table))?.map(({ name }) => name));
      const common = columns.filter(({ name }) => names.has(columnNow(table, name)));
      const read = common.map((column) => ({ ...column, name: columnNow(table, column.name) }));
      for await (const lines of linesOfRows(newest, { table: tableNow(table), columns: read })) {
        count += lines.length;
        await insertLines(older, { table, columns: common }, lines);
      }
    }
    for (const each of await sequencesOf(newest)) {
      const { rows } = await older.query('SELECT FROM pg_sequences WHERE sequencename = $1', [each.sequence]);
      if (rows.length > 0) await setSequence(older, each);
    }
    await older.query('COMMIT');
    return count;
  } finally {
    await Promise.all([older.end(), newest.end()]);
  }
}

export async function rowsOf(url: string, columnsOf?: ReadonlyMap<string, readonly string[]>): Promise<Rows> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const content = new Map<string, string[]>();
    const found = new Map<string, readonly string[]>();
    for (const { table, columns } of await tablesOf(client)) {
      const wanted = columnsOf?.get(table);
      if (columnsOf && !wanted) continue;
      const chosen = columns.filter(({ name }) => wanted === undefined || wanted.includes(name));
      found.set(
        table,
        chosen.map(({ name }) => name),
      );
      await client.query('BEGIN READ ONLY');
      const rows: string[] = [];
      for await (const lines of linesOfRows(client, { table, columns: chosen })) rows.push(...lines);
      await client.query('COMMIT');
      content.set(table, rows.toSorted());
    }
    return { content, columns: found };
  } finally {
    await client.end();
  }
}
