import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

export type OrderRows = {
  readonly order: Row;
  readonly lines: readonly Row[];
  readonly history: readonly Row[];
  readonly jobs: readonly Row[];
  readonly posting: Row;
  /** The load's own members, whose balance suffices. */
  readonly payers: readonly { readonly accountId: string; readonly memberId: string }[];
};

type Row = Readonly<Record<string, unknown>>;

export async function readOrderRows(client: Client, orderId: number): Promise<OrderRows> {
  const read = async (text: string, values: unknown[] = [orderId]) => (await client.query<Row>(text, values)).rows;
  const [order] = await read('SELECT * FROM customer_order WHERE id = $1');
  const [posting] = await read('SELECT key, reason, created_at FROM posting WHERE order_id = $1');
  if (order === undefined || posting === undefined) throw new Error('the order to copy is not there');
  const payers = await client.query<{ accountId: string; memberId: string }>(
    `SELECT id AS "accountId", owner_id AS "memberId" FROM account
     WHERE kind = 'member_balance' AND balance > 100000000 ORDER BY id`,
  );
  return {
    order,
    posting,
    lines: await read('SELECT * FROM order_line WHERE order_id = $1 ORDER BY position'),
    history: await read('SELECT * FROM order_history WHERE order_id = $1 ORDER BY id'),
    jobs: await read(`SELECT kind, key, payload, run_at FROM job WHERE key LIKE 'order:' || $1 || ':%' ORDER BY id`),
    payers: payers.rows,
  };
}

/**
 * Writes the rows of one order anew, each by a statement of its own, in the product's three transactions (placing,
 * paying, accepting) or only in the first: everything above the rows costs nothing.
 */
export async function writeOrderRows(client: Client, rows: OrderRows, isWhole: boolean, turn: number): Promise<void> {
  const payer = rows.payers[turn % rows.payers.length];
  if (payer === undefined) throw new Error('nobody pays');
  const placed = await inTransaction(client, () => writePlacing(client, rows, payer.memberId));
  if (!isWhole) return;
  await inTransaction(client, () => writePaying(client, rows, placed, payer.accountId));
  await inTransaction(client, () => writeAccepting(client, rows, placed));
}

async function writePlacing(client: Client, rows: OrderRows, memberId: string): Promise<string> {
  const { id: _, ...order } = rows.order;
  const number = randomUUID().slice(0, 20);
  const fresh = { number, idempotency_key: randomUUID(), member_id: memberId, state: 'unpaid' };
  const unpaid = {
    payable: order['balance_part'],
    balance_part: 0,
    version: 1,
    paid_at: null,
    paid_method: null,
    pay_key: null,
  };
  const orderId = await insert(client, 'customer_order', { ...order, ...fresh, ...unpaid, accepted_at: null });
  for (const line of rows.lines) await insert(client, 'order_line', { ...line, order_id: orderId }, null);
  await writeNote(client, rows, orderId, 0);
  return orderId;
}

async function writePaying(client: Client, rows: OrderRows, orderId: string, accountId: string): Promise<void> {
  const paid = Number(rows.order['balance_part']);
  const posting = { ...rows.posting, key: `floor:${orderId}`, order_id: orderId };
  const postingId = await insert(client, 'posting', posting);
  await run(client, 'UPDATE account SET balance = balance - $2 WHERE id = $1', [accountId, paid]);
  const held = { kind: 'order_held', owner_id: orderId, asset: 'cny', balance: paid, may_be_negative: false };
  const heldId = await insert(client, 'account', held);
  // One statement, because its entries must sum to zero.
  await run(client, 'INSERT INTO entry (posting_id, account_id, amount) VALUES ($1, $2, $4), ($1, $3, $5)', [
    postingId,
    accountId,
    heldId,
    -paid,
    paid,
  ]);
  await run(
    client,
    `UPDATE customer_order SET state = 'pending', balance_part = $2, payable = 0, paid_at = now(),
      paid_method = 'balance', pay_key = $3, version = 2 WHERE id = $1`,
    [orderId, paid, randomUUID()],
  );
  await writeNote(client, rows, orderId, 1);
}

async function writeAccepting(client: Client, rows: OrderRows, orderId: string): Promise<void> {
  const text = `UPDATE customer_order SET state = 'delivering', accepted_at = now(), version = 3 WHERE id = $1`;
  await run(client, text, [orderId]);
  await writeNote(client, rows, orderId, 2);
}

/** A transition's row in the history, and the timer that begins with it. */
async function writeNote(client: Client, rows: OrderRows, orderId: string, move: number): Promise<void> {
  const { id: _, ...note } = rows.history[move] ?? {};
  await insert(client, 'order_history', { ...note, order_id: orderId });
  const job = rows.jobs[move];
  if (job) await insert(client, 'job', { ...job, key: `floor:${orderId}:${move}`, payload: { orderId } });
}

async function inTransaction<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
  await run(client, 'BEGIN', []);
  const value = await work();
  await run(client, 'COMMIT', []);
  return value;
}

async function insert(client: Client, table: string, row: Row, returning: 'id' | null = 'id'): Promise<string> {
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

/** PostgreSQL's bigint arrives as a string. */
function idOf(written: Row | undefined): string {
  const id = written?.['id'];
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('a row without its id');
  return String(id);
}

const jsonColumns = new Set(['name', 'options', 'address', 'payload']);

const forColumn = (column: string, value: unknown) =>
  value !== null && jsonColumns.has(column) ? JSON.stringify(value) : value;

/** Each statement is prepared once a connection, as in the product. */
const names = new Map<string, string>();

async function run(client: Client, text: string, values: unknown[]): Promise<Row[]> {
  const name = names.get(text) ?? `rows${names.size}`;
  names.set(text, name);
  return (await client.query<Row>({ name, text, values })).rows;
}
