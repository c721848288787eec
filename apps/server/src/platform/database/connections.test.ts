import { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { type Database, type Executor, openDatabase, type Tx } from './database.ts';

const { url, drop } = await openTestDatabase();
const lost: Error[] = [];
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

/** At the first try only. */
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
  'a connection that is lost in a transaction (%s) ends no process, is told once, and the work is done on another',
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

test('an idle connection that is lost is told once, and the next is another', async () => {
  lost.length = 0;
  const pid = await own(database.read);
  const other = openDatabase(url, 1, () => undefined);
  await sql`SELECT pg_terminate_backend(${pid}, 5000)`.execute(other.read);
  await other.close();
  await expect.poll(() => lost).toMatchObject([{ code: '57P01' }]);
  expect(await one(database.read)).toBe(1);
});

test('an idle connection is kept alive', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const fresh = openDatabase(url, 1, () => undefined);
  await one(fresh.read);
  await fresh.close();
  expect(kept).toHaveBeenCalledWith(true, 60_000);
});

test('answers to what was asked at once are told at once, and what follows them shares a packet', async () => {
  const told: string[] = [];
  const slowly = (executor: Executor) => sql`SELECT pg_sleep(0.05)`.execute(executor);
  const sent = vi.spyOn(Socket.prototype as unknown as { _writev(): void }, '_writev');
  await database.together((executor) =>
    Promise.all([
      one(executor).then(() => told.push('quick')),
      one(executor).then(() => one(executor)),
      slowly(executor).then(() => (told.push('slow'), one(executor))),
      sql`SELECT 1 / 0`.execute(executor).catch(() => one(executor)),
    ]),
  );
  expect({ told: told.toSorted(), packets: sent.mock.calls.length }).toEqual({ told: ['quick', 'slow'], packets: 2 });
});

test('a statement is asked for its columns once a connection, and answers with all of them each time', async () => {
  const fresh = openDatabase(url, 1, () => undefined);
  const asked = vi.spyOn(
    (pg as unknown as { Connection: { prototype: { describe(): void } } }).Connection.prototype,
    'describe',
  );
  const several = (count: number) =>
    sql`SELECT n, 'text ' || n AS text, CASE WHEN n > 1 THEN n::bigint END AS "bigN", ARRAY[n] AS list
      FROM generate_series(1, ${count}::int) AS n`.execute(fresh.read);
  await sql`CREATE TABLE noted (id int)`.execute(fresh.read);
  asked.mockClear();
  const write = () => sql`INSERT INTO noted VALUES (1), (2)`.execute(fresh.read);
  const rows = [
    { n: 1, text: 'text 1', bigN: null, list: [1] },
    { n: 2, text: 'text 2', bigN: 2, list: [2] },
  ];
  expect((await several(2)).rows).toEqual(rows);
  expect((await write()).numAffectedRows).toBe(2n);
  expect(asked).toHaveBeenCalledTimes(2);
  expect((await several(1)).rows).toEqual(rows.slice(0, 1));
  expect((await several(0)).rows).toEqual([]);
  expect((await Promise.all([several(2), several(2)])).map((answer) => answer.rows)).toEqual([rows, rows]);
  expect((await write()).numAffectedRows).toBe(2n);
  expect(asked).toHaveBeenCalledTimes(2);
  await fresh.close();
});

test('connections hold the columns of a statement in common, where they were told the same', async () => {
  const pools = await Promise.all([1, 2, 3].map(async () => openDatabase(url, 1, () => undefined)));
  const [first, second, third] = pools.map(({ read }) => read) as [Executor, Executor, Executor];
  const fields: unknown[] = [];
  const emit = pg.Query.prototype as unknown as { handleReadyForQuery(this: { _result: { fields: unknown } }): void };
  const told = vi.spyOn(emit, 'handleReadyForQuery');
  const read = async (executor: Executor) => {
    const { rows } = await sql<{ a: unknown }>`SELECT * FROM held_in_common`.execute(executor);
    fields.push(told.mock.contexts.at(-1)?._result.fields);
    return rows;
  };
  await sql`CREATE TABLE held_in_common AS SELECT 1 AS a, 'b' AS b`.execute(database.read);
  for (const executor of [first, second]) for (const _ of [1, 2]) await read(executor);
  await sql`ALTER TABLE held_in_common ALTER COLUMN a TYPE text`.execute(database.read);
  for (const _ of [1, 2]) expect(await read(third)).toEqual([{ a: '1', b: 'b' }]);
  const [, ofFirst, , ofSecond, , ofThird] = fields;
  expect(ofSecond).toBe(ofFirst);
  expect(ofThird).not.toBe(ofFirst);
  for (const pool of pools) await pool.close();
});

test('a statement whose answer a migration has changed is planned anew, in a transaction or not', async () => {
  const everyColumn = (executor: Executor, table: number) =>
    sql<Record<string, number>>`SELECT * FROM ${sql.table(`kept_${table}`)}`.execute(executor);
  const tables = [1, 2, 3, 4, 5, 6, 7];
  for (const table of tables)
    await sql`CREATE TABLE ${sql.table(`kept_${table}`)} AS SELECT 1 AS a`.execute(database.read);
  const old = openDatabase(url, 1, () => undefined);
  const read = async () => (await everyColumn(old.read, 1)).rows;
  const together = () =>
    old.together((executor) => Promise.all([everyColumn(executor, 2), everyColumn(executor, 2), one(executor)]));
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
