import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ledgerFaults } from '../../../modules/ordering/ordering-in-tests.ts';
import { noodlesToTakeAway, openTestCity, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { type GrowingTable, growingTables } from './growing-tables.ts';
import { openPartition } from './partition.store.ts';
import { rotateMonthlyPartition, schedulePartitions } from './partitions.job.ts';

let app: TestApp;
let city: SmallCity;
beforeEach(async () => {
  ({ app, city } = await openTestCity());
});
afterEach(() => app.close());

/** Number of ids that is enough in each table for a separate partition. */
const aMonth = Math.max(...growingTables.map(({ leastNumbers }) => leastNumbers));
const december = new Date('2026-12-01T04:00:00Z');
const turnAll = async (at: Date) => {
  for (const growing of growingTables) await rotateMonthlyPartition(app.app.database, growing, at);
};

/** Increases the id sequences as if that many orders had been placed. */
async function passNumbers(count: number): Promise<void> {
  for (const table of ['customer_order', 'posting'])
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), nextval(pg_get_serial_sequence(${table}, 'id')) + ${count}::bigint)`.execute(
      app.app.database.read,
    );
}

async function partitionsOf(table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{
    name: string;
    bound: string;
  }>`SELECT c.relname AS name, pg_get_expr(relpartbound, c.oid) AS bound
    FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE inhparent = ${table}::regclass ORDER BY c.oid`.execute(
    app.app.database.read,
  );
  return Object.fromEntries(rows.map(({ name, bound }) => [name, bound]));
}

async function whereRowsAre(orderId: number): Promise<Record<string, string[]>> {
  const { read } = app.app.database;
  const of = async (table: string, which: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ name: string }>`SELECT DISTINCT tableoid::regclass::text AS name
      FROM ${sql.table(table)} WHERE ${which}`.execute(read);
    return rows.map(({ name }) => name);
  };
  const postings = sql`posting_id IN (SELECT id FROM posting WHERE order_id = ${orderId})`;
  return {
    order_history: await of('order_history', sql`order_id = ${orderId}`),
    order_line: await of('order_line', sql`order_id = ${orderId}`),
    entry: await of('entry', postings),
  };
}

test('a month with enough orders gets new table partitions, and orders in older partitions are still found', async () => {
  const { member } = city;
  const old = await placePaid(app, city, noodlesToTakeAway(city));
  const seen = await app.call('orderDetail', { orderId: old }, { token: member.token });
  await turnAll(december);
  expect(Object.keys(await partitionsOf('order_line')), 'a month with few orders is worth no partition').toEqual([
    'order_line_first',
  ]);
  await passNumbers(aMonth);
  await turnAll(december);
  await turnAll(december);
  expect(Object.keys(await partitionsOf('entry'))).toEqual(['entry_first', 'entry_2026_12']);
  // Ids taken during the rotation belong to the old month. Ids taken afterwards belong to the new month.
  await passNumbers(aMonth / 5);
  const fresh = await placePaid(app, city, noodlesToTakeAway(city));
  expect(await whereRowsAre(old)).toEqual({
    order_history: ['order_history_first'],
    order_line: ['order_line_first'],
    entry: ['entry_first'],
  });
  expect(await whereRowsAre(fresh)).toEqual({
    order_history: ['order_history_2026_12'],
    order_line: ['order_line_2026_12'],
    entry: ['entry_2026_12'],
  });
  expect((await app.call('orderDetail', { orderId: old }, { token: member.token })).data).toEqual(seen.data);
  const listed = await app.call('listOrders', { pageNo: 1, pageSize: 10 }, { token: member.token });
  expect(listed.data.records.map(({ id }) => id)).toEqual(expect.arrayContaining([old, fresh]));
  expect(await ledgerFaults(app)).toBe(0);
});

test.each([
  ['the order history is append-only', 'UPDATE order_history SET event = event'],
  ['ledger entries are append-only', 'DELETE FROM entry'],
  ['the entries of a posting sum to 0', 'INSERT INTO entry SELECT max(id), min(account.id), 1 FROM posting, account'],
  [
    'a line has its order',
    `INSERT INTO order_line (order_id, position, name, options, plate, unit_price, quantity,
    took_stock, share) VALUES (900000000, 0, '{}', '[]', 'noodles', 1, 1, false, 1)`,
  ],
])('after new partitions are created, the database still enforces that %s', async (_name, statement) => {
  await placePaid(app, city, noodlesToTakeAway(city));
  await passNumbers(aMonth);
  await turnAll(december);
  await passNumbers(aMonth / 5);
  await placePaid(app, city, noodlesToTakeAway(city));
  await expect(sql.raw(statement).execute(app.app.database.read)).rejects.toThrow();
});

const lines = growingTables.find(({ table }) => table === 'order_line') as GrowingTable;

test('a failed partition rotation removes its limit, and the next rotation succeeds', async () => {
  await passNumbers(aMonth * 2);
  const { database } = app.app;
  const february = new Date('2027-02-01T04:00:00Z');
  const before = await partitionsOf('order_line');
  await database.transact(async (tx) => {
    // This transaction locks the table longer than the rotation waits. The rotation adds and validates the limit of the
    // old partition, and then its last step fails.
    await sql`LOCK TABLE customer_order IN ROW EXCLUSIVE MODE`.execute(tx);
    await expect(rotateMonthlyPartition(database, lines, february)).rejects.toThrow('lock');
  });
  expect(await partitionsOf('order_line')).toEqual(before);
  expect((await openPartition(database.read, lines)).ending).toBeNull();
  await rotateMonthlyPartition(database, lines, february);
  expect(Object.keys(await partitionsOf('order_line'))).toContain('order_line_2027_02');
});

test('the next run completes a partition rotation that was killed before its last step, with the same limit', async () => {
  await passNumbers(aMonth * 2);
  const { database } = app.app;
  const { name } = await openPartition(database.read, lines);
  const end = 900_000_000;
  await sql`ALTER TABLE ${sql.table(name)} ADD CONSTRAINT ${sql.ref(`${name}_ends`)} CHECK (order_id < 900000000) NOT VALID`.execute(
    database.read,
  );
  await rotateMonthlyPartition(database, lines, new Date('2027-03-01T04:00:00Z'));
  expect((await openPartition(database.read, lines)).first).toBe(end);
});

test('the partition check schedules the next check for the following day', async () => {
  app.clock.set(december);
  await schedulePartitions(app.app.database.read, app.clock.now());
  await app.drain();
  const { rows } = await sql<{ at: Date }>`SELECT run_at AS at FROM job WHERE kind = 'platform.partitions'`.execute(
    app.app.database.read,
  );
  expect(rows).toEqual([{ at: new Date('2026-12-02T04:00:00Z') }]);
});
