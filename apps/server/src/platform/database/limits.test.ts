import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asServer } from '../../testing/database/databases.ts';
import { type Freezable, openFreezable } from '../../testing/database/freezable.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { createKernel } from '../http/kernel.ts';
import { type Database, openDatabase } from './database.ts';
import { type DatabaseLimits, disableStatementTimeout, longWorkLimits, silenceGraceMs } from './limits.ts';
import { migrate } from './migrate.ts';

/** Limits above the duration of the statements that must succeed, even on a busy machine. */
const limits: DatabaseLimits = { connectMs: 2000, statementMs: 1500, lockMs: 150, idleInTransactionMs: 500 };

const { url, drop } = await openTestDatabase();
let database: Database;
beforeAll(() => {
  database = openDatabase(url, 2, () => undefined, limits);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

async function callThat(work: () => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  const http = await createKernel({
    log: pino({ level: 'warn' }, stream),
    trustProxy: 0,
    protect: () => {},
    rateLimitPerMinute: 1200,
  });
  http.get('/call', async () => ({ answer: await work() }));
  const { statusCode } = await http.inject('/call?token=secret');
  await http.close();
  return { status: statusCode, lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test('a database statement over the time limit is cancelled, and its API call returns status 502 and logs one line', async () => {
  const { status, lines } = await callThat(() => sql`SELECT pg_sleep(20)`.execute(database.read));
  expect(status).toBe(502);
  expect(lines).toMatchObject([{ path: '/call', status: 502, cause: expect.stringContaining('statement timeout') }]);
});

test('the log line of an internal error contains the path of the URL without its query string', async () => {
  const { status, lines } = await callThat(() => Promise.reject(new TypeError('x is not a function')));
  expect({ status, lines: lines.length }).toEqual({ status: 500, lines: 1 });
  expect(lines).toMatchObject([{ path: '/call', err: { message: 'x is not a function' } }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an API call that waits too long for a locked database row returns status 502', async () => {
  await sql`INSERT INTO secret VALUES ('held', 'x')`.execute(database.read);
  await asServer(url, async (holder) => {
    await holder.query("BEGIN; UPDATE secret SET value = 'y' WHERE name = 'held'");
    const { status } = await callThat(() =>
      sql`UPDATE secret SET value = 'z' WHERE name = 'held'`.execute(database.read),
    );
    expect(status).toBe(502);
    await holder.query('ROLLBACK');
  });
});

test('the database ends a transaction that stays idle too long', async () => {
  const lost = database.transact(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    const isOpen = () =>
      asServer(url, async (client) => {
        const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE pid = $1', [rows[0]?.pid]);
        return rowCount === 1;
      });
    await expect.poll(isOpen).toBe(false);
    await sql`SELECT 1`.execute(tx);
  });
  expect(await failureOf(lost)).not.toBeNull();
});

test('disabling the statement timeout affects only that transaction, not the next statement on the connection', async () => {
  const one = openDatabase(url, 1, () => undefined, limits);
  await one.transact(async (tx) => {
    await disableStatementTimeout().execute(tx);
    await sql`SELECT pg_sleep(${(limits.statementMs + silenceGraceMs) / 1000 + 0.8})`.execute(tx);
  });
  expect(await failureOf(sql`SELECT pg_sleep(20)`.execute(one.read))).toMatchObject({ code: '57014' });
  await one.close();
});

test('the database limits for imports and backups set no statement timeout', async () => {
  const patient = openDatabase(url, 1, () => undefined, longWorkLimits);
  const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(
    patient.read,
  );
  expect(rows).toEqual([{ limit: '0' }]);
  await patient.close();
});

test('a migration waits only briefly for a lock on a busy table and retries until the table is free', async () => {
  const fresh = await openTestDatabase();
  const lines: string[] = [];
  await asServer(fresh.url, async (holder) => {
    await holder.query('BEGIN; LOCK TABLE migration IN ACCESS EXCLUSIVE MODE');
    const migrated = migrate(fresh.url, (line) => lines.push(line));
    await expect.poll(() => lines).toEqual([expect.stringContaining('waiting for a lock')]);
    await holder.query('ROLLBACK');
    await migrated;
  });
  await fresh.drop();
});

test('API calls and /readyz fail after the time limit while the database is frozen, and succeed afterwards', async () => {
  let wire: Freezable | undefined;
  const app: TestApp = await openTestApp(
    () => ({ databasePool: 2, databaseLimits: limits }),
    async () => {
      const behind = await openTestDatabase();
      wire = await openFreezable(behind.url);
      const close = wire.close;
      return { url: wire.url, drop: () => close().then(behind.drop) };
    },
  );
  let caller = 0;
  const call = async () =>
    (await app.call('staffLogin', { login: `nobody-${(caller += 1)}`, password: 'nothing' })).status;
  const ready = async () => (await app.raw({ url: '/readyz' })).statusCode;
  expect([await call(), await ready()]).toEqual([422, 200]);
  wire?.freeze();
  // The database is still frozen, so only our own limit can have ended the wait.
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
  expect(new Set(await Promise.all(Array.from({ length: 6 }, call)))).toEqual(new Set([502]));
  wire?.thaw();
  await expect.poll(ready).toBe(200);
  expect(await call()).toBe(422);
  await app.close();
});
