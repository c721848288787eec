import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noodlesToTakeAway, openSmallCity, openTestApp, placePaid, type TestApp } from '../../testing/index.ts';
import { hasPgBouncer, openPgBouncer, type PgBouncer } from '../../testing/servers/pgbouncer.ts';
import { createAnnouncements } from '../announcements/announcements.ts';
import { postgresLine } from '../announcements/postgres-line.ts';
import { type Database, type Executor, openDatabase } from './database.ts';

let direct: TestApp;
let pooler: PgBouncer;
beforeAll(async () => {
  direct = await openTestApp();
  if (hasPgBouncer) pooler = await openPgBouncer(direct.databaseUrl);
});
afterAll(async () => {
  await pooler?.close();
  await direct.close();
});

/**
 * Runs different statements alone, together and in transactions, from two nodes that share the pooler's connections.
 */
async function mix(nodes: readonly Database[]): Promise<void> {
  const ask = (executor: Database['read'], n: number) =>
    sql<{ n: number }>`SELECT ${sql.lit(n)} + ${n}::int AS n`.execute(executor).then(({ rows }) => rows[0]?.n);
  const round = async (database: Database, n: number) => {
    expect(await ask(database.read, n)).toBe(2 * n);
    expect(await database.onOneConnection((executor) => Promise.all([ask(executor, n), ask(executor, n + 1)]))).toEqual(
      [2 * n, 2 * n + 2],
    );
    expect(await database.transact(async (tx) => [await ask(tx, n), await ask(tx, n + 2)])).toEqual([2 * n, 2 * n + 4]);
  };
  const rounds = Array.from({ length: 240 }, (_, index) => index);
  // Each node sends the statements in a different order. If nodes named statements by a counter, one name would refer
  // to different statements.
  await Promise.all(nodes.map((node, at) => Promise.all(rounds.map((n) => round(node, at === 0 ? n : 240 - n)))));
}

const openNodes = (isNamed: boolean, onNamesLost: () => void) =>
  [0, 1].map(() => openDatabase(pooler.url, 8, () => undefined, undefined, { isNamed, onNamesLost }));

const closeAll = (nodes: readonly Database[]) => Promise.all(nodes.map((node) => node.close()));

test.runIf(hasPgBouncer)('statements without names work through a pooler in transaction mode', async () => {
  const lost = vi.fn<() => void>();
  const nodes = openNodes(false, lost);
  await mix(nodes);
  expect(lost).not.toHaveBeenCalled();
  await closeAll(nodes);
});

test.runIf(hasPgBouncer)(
  'the server stops using named statements when a pooler loses the names, and returns no wrong result',
  async () => {
    const lost = vi.fn<() => void>();
    const nodes = openNodes(true, lost);
    await mix(nodes);
    // Each node loses statement names at most once. PgBouncer from 1.21 on stores names, so the count may be zero.
    expect(lost.mock.calls.length).toBeLessThanOrEqual(2);
    await closeAll(nodes);
  },
);

test.runIf(hasPgBouncer)(
  'a statement name that another node created on a shared connection never runs the wrong statement',
  async () => {
    const [one, two] = [0, 1].map(() => openDatabase(pooler.url, 1, () => undefined)) as [Database, Database];
    const third = new Client({ connectionString: pooler.url });
    third.on('error', () => undefined);
    await third.connect();
    const mine = (executor: Executor) => sql<{ n: number }>`SELECT 1 AS n`.execute(executor);
    const others = (executor: Executor) => sql<{ n: number }>`SELECT 2 AS n`.execute(executor);
    // The first statements of the two nodes use different connections of the pooler. Afterwards the pooler gives the
    // second node the first node's connection.
    await one.transact(async (tx) => {
      await mine(tx);
      await others(two.read);
      await third.query('BEGIN');
      await third.query('SELECT 1');
    });
    expect((await others(two.read)).rows).toEqual([{ n: 2 }]);
    await third.query('ROLLBACK');
    await third.end();
    await closeAll([one, two]);
  },
);

test.runIf(hasPgBouncer)(
  'a server behind a pooler accepts orders, and receives announcements on its direct connection',
  async () => {
    const app = await openTestApp(
      () => ({ databaseDirectUrl: direct.databaseUrl, databaseNamesStatements: false }),
      async () => ({ url: pooler.url, drop: async () => undefined }),
    );
    app.app.lines.start();
    const { announcements } = app.app.platform;
    await expect.poll(() => announcements.isHearing()).toBe(true);
    const city = await openSmallCity(app);
    expect(await placePaid(app, city, noodlesToTakeAway(city))).toBeGreaterThan(0);
    await app.close();
  },
);

test.runIf(hasPgBouncer)(
  'a LISTEN connection through a pooler in transaction mode is reported and never counts as listening',
  async () => {
    const onNotReceiving = vi.fn<() => void>();
    const [database] = openNodes(false, () => undefined);
    if (!database) throw new Error('no node');
    const announcements = createAnnouncements(postgresLine(pooler.url, database.read), {
      onNotReceiving,
      beatMs: 50,
      pauseMs: 10,
    });
    announcements.start();
    await expect.poll(() => onNotReceiving).toHaveBeenCalled();
    expect(announcements.isHearing()).toBe(false);
    await announcements.close();
    await database.close();
  },
);
