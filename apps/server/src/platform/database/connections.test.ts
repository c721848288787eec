import { Socket } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { createKernel } from '../http/kernel.ts';
import { type Database, type Executor, openDatabase } from './database.ts';

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

/** Loses the connection of a transaction: between two statements of it, or while one is asked. */
const loseWithin = (when: 'between' | 'while') =>
  database.transact(async (tx) => {
    const pid = await own(tx);
    if (when === 'between') {
      await end(pid);
      return one(tx);
    }
    return (await Promise.all([sql`SELECT pg_sleep(10)`.execute(tx), end(pid)])).length;
  });

test.each(['between', 'while'] as const)(
  'a connection that is lost in a transaction (%s) ends no process, is told once, and the next is another',
  async (when) => {
    const uncaught: unknown[] = [];
    const hear = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', hear);
    lost.length = 0;
    const http = await createKernel({ log: pino({ level: 'silent' }), trustProxy: 0 });
    http.get('/lose', () => loseWithin(when));
    expect((await http.inject('/lose')).statusCode).toBe(502);
    expect(await Promise.all([1, 2, 3].map(() => one(database.read)))).toEqual([1, 1, 1]);
    expect(await database.transact(one)).toBe(1);
    await expect.poll(() => lost.length).toBe(1);
    process.off('uncaughtException', hear);
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
