import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { BenchSetMeal } from '../city/set-meals.ts';
import { type OrderRows, payerOf, readOrderRows, writePaid, writeTold, writeUnpaid } from './order-rows.ts';
import { type Entry, insert, insertCopy, insertEntries, inTransaction, type Row, run } from './row-writer.ts';

export type SetMealRows = {
  readonly order: OrderRows;
  readonly bought: Row;
  readonly voucher: Row;
  readonly code: Row;
  readonly reward: Row;
  readonly affiliateOrder: Row;
  readonly draw: Row;
  readonly settled: Row;
  /** To the branch and the brand. */
  readonly earnings: readonly Entry[];
  readonly points: Row;
  /** Whence points come. */
  readonly pointsFrom: Entry;
  /** Of each payer: where points wait. */
  readonly pendingPoints: readonly string[];
  readonly setMeals: readonly BenchSetMeal[];
};

/** Of an order that was redeemed, with all that its jobs wrote. */
export async function readSetMealRows(
  client: Client,
  orderId: number,
  setMeals: readonly BenchSetMeal[],
): Promise<SetMealRows> {
  const one = async (text: string, values: unknown[] = [orderId]): Promise<Row> => {
    const [row] = (await client.query<Row>(text, values)).rows;
    if (row === undefined) throw new Error(`nothing to copy: ${text}`);
    return row;
  };
  const order = await readOrderRows(client, orderId);
  const postingOf = (reason: string) =>
    one('SELECT id, key, reason, order_id, created_at FROM posting WHERE order_id = $1 AND reason = $2', [
      orderId,
      reason,
    ]);
  const [settled, points] = [await postingOf('order_settled'), await postingOf('points_earned')];
  const pointsFrom = (await entriesOf(client, points)).find(({ amount }) => amount < 0);
  if (pointsFrom === undefined) throw new Error('points that come from nowhere');
  return {
    order,
    bought: await one('SELECT * FROM set_meal_order WHERE order_id = $1'),
    voucher: await one('SELECT * FROM set_meal_voucher WHERE order_id = $1'),
    code: await one('SELECT * FROM pick_up_code WHERE order_id = $1'),
    reward: await one('SELECT * FROM reward WHERE order_id = $1'),
    affiliateOrder: await one('SELECT * FROM affiliate_order WHERE order_id = $1'),
    draw: await one('SELECT * FROM draw WHERE order_id = $1'),
    settled,
    earnings: (await entriesOf(client, settled)).filter(({ amount }) => amount > 0),
    points,
    pointsFrom,
    pendingPoints: await pendingPointsOf(client, order),
    setMeals,
  };
}

async function entriesOf(client: Client, { id }: Row): Promise<Entry[]> {
  const { rows } = await client.query<{ accountId: string; amount: string }>(
    `SELECT account_id AS "accountId", amount FROM entry WHERE posting_id = $1`,
    [id],
  );
  return rows.map(({ accountId, amount }) => ({ accountId, amount: Number(amount) }));
}

async function pendingPointsOf(client: Client, { payers }: OrderRows): Promise<string[]> {
  const owners = payers.map(({ memberId }) => memberId);
  await client.query(
    `INSERT INTO account (kind, owner_id, asset, balance, may_be_negative)
     SELECT 'member_points_pending', owner, 'points', 0, false FROM unnest($1::text[]) AS owner ON CONFLICT DO NOTHING`,
    [owners],
  );
  const { rows } = await client.query<{ id: string; owner: string }>(
    `SELECT id, owner_id AS owner FROM account WHERE kind = 'member_points_pending'`,
  );
  const ids = new Map(rows.map(({ id, owner }) => [owner, id]));
  return owners.map((owner) => ids.get(owner) ?? '');
}

/** The order of the turn before: what its jobs write is written with the next code, as in a batch of the worker. */
export type Redeemed = { readonly orderId: string; readonly memberId: string; readonly newsId: string };

/**
 * Writes the rows of one set meal anew, each by a statement of its own, in the product's transactions: placing, paying,
 * choosing, the worker's, redeeming.
 */
export async function writeSetMealRows(
  client: Client,
  rows: SetMealRows,
  turn: number,
  before: Redeemed | null,
): Promise<Redeemed> {
  const { accountId, memberId } = payerOf(rows.order, turn);
  const setMeal = rows.setMeals[turn % rows.setMeals.length];
  const shopId = setMeal?.branchIds[Math.floor(turn / rows.setMeals.length) % setMeal.branchIds.length];
  if (setMeal === undefined || shopId === undefined) throw new Error('no set meal to copy');
  const orderId = await inTransaction(client, () => writePlaced(client, rows, memberId, setMeal.id));
  const heldId = await inTransaction(client, async () => {
    const held = await writePaidWithVoucher(client, rows, orderId, accountId);
    await writeTold(client, rows.order, { orderId, memberId, version: 2 });
    return held;
  });
  const timerId = await inTransaction(client, () => writeChosen(client, rows, orderId, shopId));
  await inTransaction(client, async () => {
    await writeCode(client, rows, orderId, shopId);
    await writeTold(client, rows.order, { orderId, memberId, version: 4 });
    if (before !== null) await writeNews(client, rows, before);
    await run(client, 'DELETE FROM job WHERE id = ANY($1::bigint[])', [[timerId, before?.newsId ?? timerId]]);
  });
  const pointsId = rows.pendingPoints[turn % rows.pendingPoints.length] ?? '';
  const newsId = await inTransaction(client, () =>
    writeRedeemed(client, rows, { orderId, memberId, heldId, pointsId }),
  );
  return { orderId, memberId, newsId };
}

const notChosen = { shop_id: null, pick_up_code: null, completed_at: null };

async function writePlaced(client: Client, rows: SetMealRows, memberId: string, setMealId: number): Promise<string> {
  const orderId = await writeUnpaid(client, rows.order, memberId, { ...notChosen, set_meal_id: setMealId });
  await insert(client, 'set_meal_order', { ...rows.bought, order_id: orderId, chosen_at: null }, null);
  await run(client, 'UPDATE set_meal SET sold = sold + 1 WHERE id = $1', [setMealId]);
  return orderId;
}

async function writePaidWithVoucher(
  client: Client,
  rows: SetMealRows,
  orderId: string,
  accountId: string,
): Promise<string> {
  const heldId = await writePaid(client, rows.order, orderId, accountId);
  await insert(client, 'set_meal_voucher', { ...rows.voucher, order_id: orderId, number: randomUUID() }, null);
  return heldId;
}

const soon = () => new Date(Date.now() + 60_000);

/** @returns the job of its code. */
async function writeChosen(client: Client, rows: SetMealRows, orderId: string, shopId: number): Promise<string> {
  await run(
    client,
    `UPDATE customer_order SET state = 'delivering', shop_id = $2, accepted_at = now(), estimated_at = now(), version = 3
     WHERE id = $1`,
    [orderId, shopId],
  );
  await insertCopy(client, 'order_history', rows.order.history[2] ?? {}, { order_id: orderId });
  await run(client, 'UPDATE set_meal_order SET chosen_at = now() WHERE order_id = $1', [orderId]);
  const kind = 'ordering.issue-code';
  return insert(client, 'job', { kind, key: `floor:${orderId}:code`, payload: { orderId }, run_at: soon() });
}

async function writeCode(client: Client, rows: SetMealRows, orderId: string, shopId: number): Promise<void> {
  const day = rows.code['business_day'];
  await run(
    client,
    `INSERT INTO pick_up_counter (shop_id, business_day, last_sequence) VALUES ($1, $2, 1)
     ON CONFLICT (shop_id, business_day) DO UPDATE SET last_sequence = pick_up_counter.last_sequence + 1`,
    [shopId, day],
  );
  const code = randomUUID();
  await insert(client, 'pick_up_code', { ...rows.code, order_id: orderId, shop_id: shopId, code }, null);
  const text = `UPDATE customer_order SET state = 'to_be_picked_up', pick_up_code = $2, version = 4 WHERE id = $1`;
  await run(client, text, [orderId, code]);
  // After those of paying and of the voucher comes the one at the end of the day.
  await insertCopy(client, 'order_history', rows.order.history[3] ?? {}, { order_id: orderId });
  await insert(client, 'job', { ...rows.order.jobs[2], key: `floor:${orderId}:dayEnd`, payload: { orderId } });
}

type Redeeming = {
  readonly orderId: string;
  readonly memberId: string;
  readonly heldId: string;
  readonly pointsId: string;
};

/** @returns the job that tells of it. */
async function writeRedeemed(
  client: Client,
  rows: SetMealRows,
  { orderId, memberId, heldId, pointsId }: Redeeming,
): Promise<string> {
  const text = `UPDATE customer_order SET state = 'completed', completed_at = now(), version = 5 WHERE id = $1`;
  await run(client, text, [orderId]);
  await insertCopy(client, 'order_history', rows.order.history[4] ?? {}, { order_id: orderId });
  const ofOrder = { order_id: orderId };
  const settledId = await insertCopy(client, 'posting', rows.settled, { ...ofOrder, key: `floor:${orderId}:settled` });
  const earned = rows.earnings.reduce((sum, { amount }) => sum + amount, 0);
  await run(client, 'UPDATE account SET balance = balance - $2 WHERE id = $1', [heldId, earned]);
  await insertEntries(client, settledId, [{ accountId: heldId, amount: -earned }, ...rows.earnings]);
  await insertCopy(client, 'reward', rows.reward, { ...ofOrder, member_id: memberId });
  const pointsOf = await insertCopy(client, 'posting', rows.points, { ...ofOrder, key: `floor:${orderId}:points` });
  const points = -rows.pointsFrom.amount;
  await run(client, 'UPDATE account SET balance = balance + $2 WHERE id = $1', [pointsId, points]);
  await insertEntries(client, pointsOf, [rows.pointsFrom, { accountId: pointsId, amount: points }]);
  await insert(client, 'job', { ...rows.order.jobs[3], key: `floor:${orderId}:rewards`, payload: { orderId } });
  const news = { kind: 'order.earned>affiliate', payload: { orderId }, run_at: soon() };
  return insert(client, 'job', { ...news, key: null });
}

async function writeNews(client: Client, rows: SetMealRows, { orderId, memberId }: Redeemed): Promise<void> {
  const ofOrder = { order_id: orderId, member_id: memberId };
  await insert(client, 'affiliate_order', { ...rows.affiliateOrder, ...ofOrder }, null);
  await insertCopy(client, 'draw', rows.draw, ofOrder);
  await run(
    client,
    `INSERT INTO ticket_progress (member_id, source, amount) VALUES ($1, 'spending', $2)
     ON CONFLICT (member_id, source) DO UPDATE SET amount = ticket_progress.amount + $2`,
    [memberId, rows.affiliateOrder['kept']],
  );
}
