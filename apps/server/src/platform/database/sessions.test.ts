import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { type Database, type Executor, openDatabase, type Tx } from './database.ts';

const { url, drop } = await openTestDatabase();
const lost: unknown[] = [];
const database: Database = openDatabase(url, 2, (error) => lost.push(error));
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await database.close();
  await drop();
});

const one = async (executor: Executor) => (await sql<{ one: number }>`SELECT 1 AS one`.execute(executor)).rows[0]?.one;
const own = async (executor: Executor) =>
  (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(executor)).rows[0]?.pid;
const end = (pid: number | undefined) => sql`SELECT pg_terminate_backend(${pid}, 5000)`.execute(database.read);

/** Terminates the connection during the first attempt only. */
const losingOnce = (when: 'between' | 'while') => {
  let tries = 0;
  return async (tx: Tx) => {
    tries += 1;
    const pid = await own(tx);
    if (tries > 1) return pid;
    if (when === 'between') {
      await end(pid);
      return one(tx);
    }
    return (await Promise.all([sql`SELECT pg_sleep(10)`.execute(tx), end(pid)])).length;
  };
};

test.each(['between', 'while'] as const)(
  'a transaction that loses its connection (“%s” statements) runs again on another connection, and the loss is reported once',
  async (when) => {
    const uncaught: unknown[] = [];
    const listener = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', listener);
    lost.length = 0;
    const before = await own(database.read);
    expect(await database.transact(losingOnce(when))).not.toBe(before);
    expect(await Promise.all([1, 2, 3].map(() => one(database.read)))).toEqual([1, 1, 1]);
    expect(await database.transact(one)).toBe(1);
    await expect.poll(() => lost.length).toBe(1);
    process.off('uncaughtException', listener);
    expect(uncaught).toEqual([]);
  },
);

test('a lost idle database connection is reported once and replaced', async () => {
  lost.length = 0;
  const pid = await own(database.read);
  const other = openDatabase(url, 1, () => undefined);
  await sql`SELECT pg_terminate_backend(${pid}, 5000)`.execute(other.read);
  await other.close();
  await expect.poll(() => lost).toMatchObject([{ code: '57P01' }]);
  expect(await one(database.read)).toBe(1);
});

test('database connections use TCP keepalive', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const fresh = openDatabase(url, 1, () => undefined);
  await one(fresh.read);
  await fresh.close();
  expect(kept).toHaveBeenCalledWith(true, 60_000);
});

test('a failed statement does not affect statements sent before and after it on the same connection', async () => {
  const ends = await database.onOneConnection((executor) =>
    Promise.allSettled([one(executor), sql`SELECT 1 / 0`.execute(executor), one(executor), own(executor)]),
  );
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('PostgreSQL parses a statement once per connection, and the statement returns all columns each time', async () => {
  const fresh = openDatabase(url, 1, () => undefined);
  const several = (count: number) =>
    sql`SELECT n, 'text ' || n AS text, CASE WHEN n > 1 THEN n::bigint END AS "bigN", ARRAY[n] AS list
      FROM generate_series(1, ${count}::int) AS n`.execute(fresh.read);
  await sql`CREATE TABLE noted (id int)`.execute(fresh.read);
  const write = () => sql`INSERT INTO noted VALUES (1), (2)`.execute(fresh.read);
  const rows = [
    { n: 1, text: 'text 1', bigN: null, list: [1] },
    { n: 2, text: 'text 2', bigN: 2, list: [2] },
  ];
  expect((await several(2)).rows).toEqual(rows);
  expect((await write()).numAffectedRows).toBe(2n);
  expect((await several(1)).rows).toEqual(rows.slice(0, 1));
  expect((await several(0)).rows).toEqual([]);
  expect((await Promise.all([several(2), several(2)])).map((answer) => answer.rows)).toEqual([rows, rows]);
  expect((await write()).numAffectedRows).toBe(2n);
  const { rows: prepared } = await sql<{ times: number }>`
    SELECT count(*) AS times FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO noted%'`.execute(fresh.read);
  expect(prepared).toEqual([{ times: 1 }]);
  await fresh.close();
});

test('a statement runs again after a migration changed its columns, inside and outside a transaction', async () => {
  const everyColumn = (executor: Executor, table: number) =>
    sql<Record<string, number>>`SELECT * FROM ${sql.table(`kept_${table}`)}`.execute(executor);
  const tables = [1, 2, 3, 4, 5, 6, 7];
  for (const table of tables)
    await sql`CREATE TABLE ${sql.table(`kept_${table}`)} AS SELECT 1 AS a`.execute(database.read);
  const old = openDatabase(url, 1, () => undefined);
  const read = async () => (await everyColumn(old.read, 1)).rows;
  const together = () =>
    old.onOneConnection((executor) => Promise.all([everyColumn(executor, 2), everyColumn(executor, 2), one(executor)]));
  const transacted = () =>
    old.transact(async (tx) => {
      const answers = [];
      for (const table of tables) answers.push(...(await everyColumn(tx, table)).rows);
      return answers;
    });
  const ask = async () => ({ read: await read(), together: await together(), transacted: await transacted() });
  await ask();
  for (const table of tables)
    await sql`ALTER TABLE ${sql.table(`kept_${table}`)} ADD b int DEFAULT 2`.execute(database.read);
  const { read: alone, together: side, transacted: all } = await ask();
  const row = { a: 1, b: 2 };
  expect(alone).toEqual([row]);
  expect(side).toMatchObject([{ rows: [row] }, { rows: [row] }, 1]);
  expect(all).toEqual(tables.map(() => row));
  await old.close();
});
