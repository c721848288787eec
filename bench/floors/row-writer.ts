import type { Client } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

export async function inTransaction<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
  await run(client, 'BEGIN', []);
  const value = await work();
  await run(client, 'COMMIT', []);
  return value;
}

export async function insert(client: Client, table: string, row: Row, returning: 'id' | null = 'id'): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const back = returning === null ? '' : ` RETURNING ${returning}`;
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})${back}`;
  const [written] = await run(
    client,
    text,
    columns.map((column) => forColumn(column, row[column])),
  );
  return text.endsWith('RETURNING id') ? idOf(written) : '';
}

/** A copy: the database numbers it anew. */
export const insertCopy = (client: Client, table: string, { id: _, ...row }: Row, changes: Row): Promise<string> =>
  insert(client, table, { ...row, ...changes });

/** PostgreSQL's bigint arrives as a string. */
function idOf(written: Row | undefined): string {
  const id = written?.['id'];
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('a row without its id');
  return String(id);
}

const jsonColumns = new Set(['name', 'options', 'address', 'payload', 'facts']);

const forColumn = (column: string, value: unknown) =>
  value !== null && jsonColumns.has(column) ? JSON.stringify(value) : value;

/** Each statement is prepared once a connection, as in the product. */
const names = new Map<string, string>();

export async function run(client: Client, text: string, values: unknown[]): Promise<Row[]> {
  const name = names.get(text) ?? `rows${names.size}`;
  names.set(text, name);
  return (await client.query<Row>({ name, text, values })).rows;
}

export type Entry = { readonly accountId: string; readonly amount: number };

/** One statement, because a posting's entries must sum to zero. */
export async function insertEntries(client: Client, postingId: string, entries: readonly Entry[]): Promise<void> {
  const places = entries.map((_, index) => `($1, $${2 * index + 2}, $${2 * index + 3})`);
  await run(client, `INSERT INTO entry (posting_id, account_id, amount) VALUES ${places.join(', ')}`, [
    postingId,
    ...entries.flatMap(({ accountId, amount }) => [accountId, amount]),
  ]);
}
