import { sql } from 'kysely';
import type { Executor, Tx } from '../database.ts';
import { disableStatementTimeout, shortenLockTimeout } from '../limits.ts';
import type { GrowingTable } from './growing-tables.ts';

/** The last partition, which accepts all ids from `first` on. */
export type OpenPartition = {
  readonly name: string;
  /** Null: the partition has no lower limit. */
  readonly first: number | null;
  /** The upper limit that an interrupted rotation has already set. */
  readonly ending: number | null;
};

const boundOf = /^FOR VALUES FROM \((?:MINVALUE|'?(\d+)'?)\) TO \(MAXVALUE\)$/;
const endingOf = (name: string): string => `${name}_ends`;

export async function openPartition(executor: Executor, { table }: GrowingTable): Promise<OpenPartition> {
  const { rows } = await sql<{ name: string; bound: string; ending: string | null }>`
    SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound,
      (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.conname = c.relname || '_ends') AS ending
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = ${`public.${table}`}::regclass`.execute(executor);
  for (const { name, bound, ending } of rows) {
    const found = boundOf.exec(bound);
    if (found === null) continue;
    const end = ending === null ? null : Number(/< '?(\d+)/.exec(ending)?.[1]);
    return { name, first: found[1] === undefined ? null : Number(found[1]), ending: end };
  }
  throw new Error(`${table} has no partition that takes new rows`);
}

/** The highest id that any node has taken from the sequence. */
export async function lastSequenceValue(executor: Executor, { numbers }: GrowingTable): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT pg_sequence_last_value(pg_get_serial_sequence(${numbers}, 'id')::regclass) AS last`.execute(executor);
  return rows[0]?.last ?? 0;
}

export async function partitionExists(executor: Executor, name: string): Promise<boolean> {
  const { rows } = await sql<{
    exists: boolean;
  }>`SELECT to_regclass(${`public.${name}`}) IS NOT NULL AS exists`.execute(executor);
  return rows[0]?.exists === true;
}

/**
 * Adds a check constraint, so that the partition accepts no id from `end` on. `NOT VALID`: existing rows are checked
 * later, while other transactions write.
 */
export async function addPartitionLimit(tx: Tx, { key }: GrowingTable, name: string, end: number): Promise<void> {
  await shortenLockTimeout().execute(tx);
  await sql`ALTER TABLE ${sql.table(name)} ADD CONSTRAINT ${sql.ref(endingOf(name))}
    CHECK (${sql.ref(key)} < ${sql.lit(end)}) NOT VALID`.execute(tx);
}

export async function validatePartitionLimit(tx: Tx, name: string): Promise<void> {
  await disableStatementTimeout().execute(tx);
  await sql`ALTER TABLE ${sql.table(name)} VALIDATE CONSTRAINT ${sql.ref(endingOf(name))}`.execute(tx);
}

export async function dropPartitionLimit(tx: Tx, name: string): Promise<void> {
  await sql`ALTER TABLE ${sql.table(name)} DROP CONSTRAINT IF EXISTS ${sql.ref(endingOf(name))}`.execute(tx);
}

/**
 * Locks tables in the same sequence as transactions that write orders, because the reverse sequence would cause
 * deadlocks.
 * @throws after a short wait if another transaction holds a lock, because all orders wait behind the requested lock
 */
export async function lockForRotation(tx: Tx, { table, refersTo }: GrowingTable): Promise<void> {
  await shortenLockTimeout().execute(tx);
  for (const referred of refersTo) await sql`LOCK TABLE ${sql.table(referred)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  await sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(tx);
}

/**
 * Ends the partition and adds the next partition. The check constraint already proves the limit, so PostgreSQL reads no
 * row.
 */
export async function rotatePartition(
  tx: Tx,
  { table }: GrowingTable,
  { name, first }: OpenPartition,
  next: { readonly name: string; readonly first: number },
): Promise<void> {
  const [parent, ended] = [sql.table(table), sql.table(name)];
  await sql`ALTER TABLE ${parent} DETACH PARTITION ${ended}`.execute(tx);
  const from = first === null ? sql`MINVALUE` : sql.lit(first);
  await sql`ALTER TABLE ${parent} ATTACH PARTITION ${ended} FOR VALUES FROM (${from}) TO (${sql.lit(next.first)})`.execute(
    tx,
  );
  await sql`CREATE TABLE ${sql.table(next.name)} PARTITION OF ${parent}
    FOR VALUES FROM (${sql.lit(next.first)}) TO (MAXVALUE)`.execute(tx);
  await dropPartitionLimit(tx, name);
}

/** Analyses the parent table, because autovacuum analyses only its partitions. */
export async function analyzeIfOutdated(executor: Executor, { table }: GrowingTable): Promise<void> {
  const { rows } = await sql<{
    isOld: boolean;
  }>`SELECT sum(greatest(part.reltuples, 0)) > greatest(whole.reltuples, 0) * 1.2
      AS "isOld" FROM pg_class whole JOIN pg_inherits i ON i.inhparent = whole.oid JOIN pg_class part ON part.oid = i.inhrelid
    WHERE whole.oid = ${`public.${table}`}::regclass GROUP BY whole.reltuples`.execute(executor);
  if (rows[0]?.isOld === true) await sql`ANALYZE ${sql.table(table)}`.execute(executor);
}
