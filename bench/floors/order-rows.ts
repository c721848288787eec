import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { insert, insertCopy, insertEntries, inTransaction, type Row, run } from './row-writer.ts';

export type OrderRows = {
  readonly order: Row;
  readonly lines: readonly Row[];
  readonly history: readonly Row[];
  readonly jobs: readonly Row[];
  /** What its guest was told. */
  readonly notices: readonly Row[];
  /** With which balance paid. */
  readonly posting: Row;
  /** The load's own members, whose balance suffices. */
  readonly payers: readonly Payer[];
};

export type Payer = { readonly accountId: string; readonly memberId: string };

export async function readOrderRows(client: Client, orderId: number): Promise<OrderRows> {
  const read = async (text: string, values: unknown[] = [orderId]) => (await client.query<Row>(text, values)).rows;
  const [order] = await read('SELECT * FROM customer_order WHERE id = $1');
  const [posting] = await read(`SELECT key, reason, order_id, created_at FROM posting
    WHERE order_id = $1 AND reason = 'order_paid'`);
  if (order === undefined || posting === undefined) throw new Error('the order to copy is not there');
  const payers = await client.query<Payer>(
    `SELECT id AS "accountId", owner_id AS "memberId" FROM account
     WHERE kind = 'member_balance' AND balance > 100000000 ORDER BY id`,
  );
  return {
    order,
    posting,
    lines: await read('SELECT * FROM order_line WHERE order_id = $1 ORDER BY position'),
    history: await read('SELECT * FROM order_history WHERE order_id = $1 ORDER BY id'),
    jobs: await read(`SELECT kind, key, payload, run_at FROM job WHERE key LIKE 'order:' || $1 || ':%' ORDER BY id`),
    notices: await read(`SELECT * FROM notice WHERE key LIKE 'order:' || $1 || ':%' ORDER BY id`),
    payers: payers.rows,
  };
}

/**
 * Writes the rows of one order anew, each by a statement of its own, in the product's three transactions (placing,
 * paying, accepting) or only in the first: everything above the rows costs nothing.
 */
export async function writeOrderRows(client: Client, rows: OrderRows, isWhole: boolean, turn: number): Promise<void> {
  const payer = payerOf(rows, turn);
  const orderId = await inTransaction(client, () => writeUnpaid(client, rows, payer.memberId));
  if (!isWhole) return;
  const { memberId } = payer;
  await inTransaction(client, async () => {
    await writePaid(client, rows, orderId, payer.accountId);
    await writeTold(client, rows, { orderId, memberId, version: 2 });
  });
  await inTransaction(client, async () => {
    await writeAccepted(client, rows, orderId);
    await writeTold(client, rows, { orderId, memberId, version: 3 });
  });
}

type Told = { readonly orderId: string; readonly memberId: string; readonly version: number };

/** What the guest is told of a move, if anything. */
export async function writeTold(client: Client, rows: OrderRows, { orderId, memberId, version }: Told): Promise<void> {
  for (const notice of rows.notices.filter(({ key }) => String(key).endsWith(`:${version}`)))
    await insertCopy(client, 'notice', notice, { key: `order:${orderId}:${version}`, member_id: memberId });
}

export function payerOf({ payers }: Pick<OrderRows, 'payers'>, turn: number): Payer {
  const payer = payers[turn % payers.length];
  if (payer === undefined) throw new Error('nobody pays');
  return payer;
}

const unpaid = {
  state: 'unpaid',
  balance_part: 0,
  version: 1,
  paid_at: null,
  paid_method: null,
  pay_key: null,
  accepted_at: null,
};

export async function writeUnpaid(
  client: Client,
  rows: OrderRows,
  memberId: string,
  changes: Row = {},
): Promise<string> {
  const fresh = { number: randomUUID().slice(0, 20), idempotency_key: randomUUID(), member_id: memberId };
  const orderId = await insertCopy(client, 'customer_order', rows.order, {
    ...unpaid,
    ...fresh,
    payable: rows.order['balance_part'],
    ...changes,
  });
  for (const line of rows.lines) await insert(client, 'order_line', { ...line, order_id: orderId }, null);
  await writeNote(client, rows, orderId, 0);
  return orderId;
}

/** @returns the account that holds the sum. */
export async function writePaid(client: Client, rows: OrderRows, orderId: string, accountId: string): Promise<string> {
  const paid = Number(rows.order['balance_part']);
  const posting = { ...rows.posting, key: `floor:${orderId}`, order_id: orderId };
  const postingId = await insert(client, 'posting', posting);
  await run(client, 'UPDATE account SET balance = balance - $2 WHERE id = $1', [accountId, paid]);
  const held = { kind: 'order_held', owner_id: orderId, asset: 'cny', balance: paid, may_be_negative: false };
  const heldId = await insert(client, 'account', held);
  await insertEntries(client, postingId, [
    { accountId, amount: -paid },
    { accountId: heldId, amount: paid },
  ]);
  await run(
    client,
    `UPDATE customer_order SET state = 'pending', balance_part = $2, payable = 0, paid_at = now(),
      paid_method = 'balance', pay_key = $3, version = 2 WHERE id = $1`,
    [orderId, paid, randomUUID()],
  );
  await writeNote(client, rows, orderId, 1);
  return heldId;
}

async function writeAccepted(client: Client, rows: OrderRows, orderId: string): Promise<void> {
  const text = `UPDATE customer_order SET state = 'delivering', accepted_at = now(), version = 3 WHERE id = $1`;
  await run(client, text, [orderId]);
  await writeNote(client, rows, orderId, 2);
}

/** A transition's row in the history, and the timer that begins with it. */
async function writeNote(client: Client, rows: OrderRows, orderId: string, move: number): Promise<void> {
  await insertCopy(client, 'order_history', rows.history[move] ?? {}, { order_id: orderId });
  const job = rows.jobs[move];
  if (job) await insert(client, 'job', { ...job, key: `floor:${orderId}:${move}`, payload: { orderId } });
}
