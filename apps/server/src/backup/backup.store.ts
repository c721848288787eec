import type { Client } from 'pg';
import { growingTables } from '../platform/database/partitions/growing-tables.ts';
import type { BackupSequence, BackupTable } from './backup-format.ts';

const rowsAtATime = 1000;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Settings that make PostgreSQL format values as text that it reads back, independent of the client's settings. */
export const textSettings = `SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL search_path = public`;

/**
 * Starts one snapshot for all reads of the backup, and prevents an archive command from emptying tables during the
 * backup.
 */
export async function beginReading(client: Client): Promise<void> {
  const growing = await growingTablesIn(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Lock the tables before the snapshot, because a table that is truncated later would be empty in the snapshot too.
  if (growing.length > 0) await client.query(`LOCK TABLE ${growing.join(', ')} IN ACCESS SHARE MODE`);
  await client.query(textSettings);
}

/** Ends the snapshot and stores the time of the backup. Older schemas have no table for the time. */
export async function recordFinishedBackup(client: Client): Promise<void> {
  await client.query('COMMIT');
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('finished_backup') IS NOT NULL AS there`);
  if (rows[0]?.there)
    await client.query(`INSERT INTO finished_backup (finished_at) VALUES (now())
      ON CONFLICT (is_newest) DO UPDATE SET finished_at = now()`);
}

/** Names of the tables that are archived. Empty if the database has no Chifan schema. */
async function growingTablesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass($2 || name) IS NOT NULL',
    [growingTables.map(({ table }) => table), 'public.'],
  );
  return rows.map(({ name }) => name);
}

/** The applied migrations in order, or null if the database has no Chifan schema. */
export async function appliedMigrations(client: Client): Promise<string[] | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.migration') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return null;
  return (await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).rows.map(({ name }) => name);
}

/**
 * All tables except the migration table, with their columns except generated columns. A partitioned table counts as one
 * table, because the target database may have other partitions.
 */
export async function tablesOf(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`SELECT c.relname AS table,
      jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
        AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> 'migration'
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

/** Rows of a table as lines of JSON, in batches, because a table may be larger than the memory. */
export async function* linesOfRows(client: Client, { table, columns }: BackupTable): AsyncGenerator<string[]> {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT array_to_json(ARRAY[${texts}])::text AS line FROM ${quoted(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtATime} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE backup_rows');
}

/**
 * The sequences that have issued at least one value. The caller reads the sequences after the rows, so that no sequence
 * is behind an id in the rows.
 */
export async function sequencesOf(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(`SELECT sequencename AS sequence, last_value::text AS value
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL
      AND sequencename <> COALESCE(replace(pg_get_serial_sequence('migration', 'id'), 'public.', ''), '')
    ORDER BY sequencename COLLATE "C"`);
  return rows;
}

export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`);
  return rows[0]?.count === 0;
}

export async function mayWriteWithoutTriggers(client: Client): Promise<boolean> {
  const allowed = await client
    .query(`BEGIN; SET LOCAL session_replication_role = replica; COMMIT`)
    .then(() => true)
    .catch(() => false);
  if (!allowed) await client.query('ROLLBACK');
  return allowed;
}

/** Starts the restore and deletes the rows that migrations inserted, because the backup contains the current rows. */
export async function beginWriting(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(textSettings);
  await client.query('SET LOCAL session_replication_role = replica');
  const tables = (await tablesOf(client)).map(({ table }) => quoted(table));
  await client.query(`TRUNCATE ${tables.join(', ')}`);
}

export async function insertLines(
  client: Client,
  { table, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  await client.query(
    `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM json_array_elements($1::json) AS line`,
    [`[${lines.join(',')}]`],
  );
}

export async function setSequence(client: Client, { sequence, value }: BackupSequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(sequence), value]);
}
