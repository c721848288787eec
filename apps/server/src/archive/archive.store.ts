import type { Client } from 'pg';
import { tablesOf } from '../backup/backup.store.ts';
import type { BackupTable } from '../backup/backup-format.ts';
import { type GrowingTable, growingTables } from '../platform/database/partitions/growing-tables.ts';
import type { ArchiveEnd } from './archive-format.ts';

export type ArchiveRange = {
  readonly table: GrowingTable['table'];
  readonly first: number;
  /** The first id after the archived partition. */
  readonly ending: number;
};

export type ArchivedPart = ArchiveRange &
  ArchiveEnd & { readonly id: number; readonly file: string; readonly oldest: Date; readonly newest: Date };

export type ClosedPart = ArchiveRange & { readonly name: string };

const keyOf = ({ table }: Pick<ArchiveRange, 'table'>): GrowingTable['key'] =>
  growingTables.find((growing) => growing.table === table)?.key ?? 'order_id';

const archiveLock = 7_461_097;

/**
 * Takes a session lock for the archive command. The lock ends with the connection, so a killed command blocks nothing.
 * @returns false if another command holds the lock.
 */
export async function tryLockArchive(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [archiveLock]);
  return rows[0]?.mine === true;
}

/** Partitions that accept no new rows, oldest first. */
export async function closedParts(client: Client, table: ArchiveRange['table']): Promise<ClosedPart[]> {
  const { rows } = await client.query<{ name: string; first: string | null; ending: string }>(
    `SELECT name, substring(bound FROM 'FROM \\(''?(\\d+)') AS first, substring(bound FROM 'TO \\(''?(\\d+)') AS ending
    FROM (SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
      FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE inhparent = $1::regclass) each
    WHERE bound NOT LIKE '%TO (MAXVALUE)' ORDER BY 3`,
    [`public.${table}`],
  );
  return rows
    .map(({ name, first, ending }) => ({ table, name, first: Number(first ?? 0), ending: Number(ending) }))
    .toSorted((one, other) => one.ending - other.ending);
}

/**
 * Name of the partition that contains the id range of an archive. A database restored from a backup may have partitions
 * with other bounds. The restore inserts rows directly into the partition, so that the table's statement triggers,
 * which would see incomplete postings, do not run.
 */
export async function partitionOf(client: Client, { table, first, ending }: ArchiveRange): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM (SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
      FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE inhparent = $1::regclass) each
    WHERE COALESCE(substring(bound FROM 'FROM \\(''?(\\d+)')::bigint, 0) <= $2
      AND ($3 <= substring(bound FROM 'TO \\(''?(\\d+)')::bigint OR bound LIKE '%TO (MAXVALUE)')`,
    [`public.${table}`, first, ending],
  );
  return rows[0]?.name ?? null;
}

export async function columnsOf(client: Client, table: ArchiveRange['table']): Promise<BackupTable['columns']> {
  const found = (await tablesOf(client)).find((each) => each.table === table);
  if (found === undefined) throw new Error(`there is no table ${table}`);
  return found.columns;
}

/**
 * Computes in the database the same digest that `countingDigest` computes from the lines of the file. The digests
 * differ if a row was changed after the file was written.
 */
export async function digestOf(
  client: Client,
  part: ArchiveRange & { readonly name: string },
  columns: BackupTable['columns'],
): Promise<ArchiveEnd> {
  const texts = columns.map(({ name }) => `"${name}"::text`).join(', ');
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows, COALESCE(sum(('x' || left(md5(array_to_json(ARRAY[${texts}])::text), 15))::bit(60)::bigint), 0)
      AS digest FROM "${part.name}" WHERE "${keyOf(part)}" >= $1 AND "${keyOf(part)}" < $2`,
    [part.first, part.ending],
  );
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
}

const archivedColumns = `id, table_name AS "table", first, ending, file, rows, digest, oldest, newest`;
type ArchivedRow = Record<'id' | 'first' | 'ending' | 'rows', string> &
  Pick<ArchivedPart, 'table' | 'file' | 'digest' | 'oldest' | 'newest'>;
const partOfRow = ({ id, first, ending, rows, ...row }: ArchivedRow): ArchivedPart => ({
  ...row,
  id: Number(id),
  first: Number(first),
  ending: Number(ending),
  rows: Number(rows),
});

export async function archivedParts(client: Client): Promise<ArchivedPart[]> {
  const { rows } = await client.query<ArchivedRow>(
    `SELECT ${archivedColumns} FROM archived_partition ORDER BY table_name, first`,
  );
  return rows.map(partOfRow);
}

/**
 * Returns the archived partitions with rows of the given period, and those with ledger entries of the orders in these
 * partitions. Ledger entries come first, so that an order is never restored before its entries.
 */
export async function archivedBetween(client: Client, { from, until }: { from: Date; until: Date }) {
  const { rows } = await client.query<ArchivedRow>(
    `WITH asked AS (SELECT * FROM archived_partition WHERE oldest < $2 AND newest >= $1)
    SELECT ${archivedColumns} FROM archived_partition x WHERE x.id IN (SELECT id FROM asked)
      OR x.table_name = 'entry' AND EXISTS (SELECT FROM asked JOIN posting p ON p.order_id >= asked.first AND p.order_id < asked.ending
        WHERE asked.table_name <> 'entry' AND p.id >= x.first AND p.id < x.ending)
    ORDER BY table_name, first`,
    [from, until],
  );
  return rows.map(partOfRow);
}

type Written = ArchiveEnd & {
  readonly file: string;
  readonly oldest: Date;
  readonly newest: Date;
  readonly now: Date;
};

export async function recordArchived(client: Client, part: ArchiveRange, written: Written): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO archived_partition (table_name, first, ending, oldest, newest, file, rows, digest, archived_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [
      part.table,
      part.first,
      part.ending,
      written.oldest,
      written.newest,
      written.file,
      written.rows,
      written.digest,
      written.now,
    ],
  );
  return Number(rows[0]?.id);
}

/** Stores the sum of the archived entries for each account, because account balances still include them. */
export async function writeArchivedSums(client: Client, archivedId: number, name: string): Promise<void> {
  await client.query(
    `INSERT INTO archived_sum (archived_id, account_id, amount)
     SELECT $1, a.id, moved.amount FROM (SELECT account_id, sum(amount) AS amount FROM "${name}" GROUP BY account_id) moved
       JOIN account a ON a.id = moved.account_id WHERE moved.amount <> 0 OR a.kind <> 'order_held'`,
    [archivedId],
  );
  const { rows } = await client.query(
    `SELECT FROM archived_sum s JOIN account a ON a.id = s.account_id WHERE s.archived_id = $1
     GROUP BY a.asset HAVING sum(s.amount) <> 0`,
    [archivedId],
  );
  if (rows.length > 0) throw new Error(`the entries in ${name} do not sum to zero`);
}

/** Locks the partition against writes. Only the last step of the archive command also blocks reads. */
export const lockPart = async (client: Client, name: string): Promise<void> =>
  void (await client.query(`LOCK TABLE ONLY "${name}" IN EXCLUSIVE MODE`));

export const emptyPart = async (client: Client, name: string): Promise<void> =>
  void (await client.query(`TRUNCATE ONLY "${name}"`));

export async function forgetArchived(client: Client, id: number): Promise<void> {
  await client.query('DELETE FROM archived_sum WHERE archived_id = $1', [id]);
  await client.query('DELETE FROM archived_partition WHERE id = $1', [id]);
}
