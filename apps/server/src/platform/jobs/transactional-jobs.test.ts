import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { claimJobs, postponeJob } from './job.store.ts';
import { enqueue, type JobHandlers } from './jobs.ts';
import { createWorker } from './worker.ts';

let opened: TestDatabase;
let database: Database;
const log = pino({ level: 'silent' });
const clock = { at: new Date('2026-11-21T04:00:00Z'), now: () => clock.at };
/** A time in the past, so that a job is due for workers that use the real clock. */
const longAgo = new Date(0);

beforeAll(async () => {
  opened = await openTestDatabase();
  database = openDatabase(opened.url, 8, () => {});
  await sql`CREATE TABLE effect (name text NOT NULL)`.execute(database.read);
});
afterAll(async () => {
  await database.close();
  await opened.drop();
});
beforeEach(() => sql`TRUNCATE effect, job`.execute(database.read));

const effects = async () => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM effect ORDER BY name`.execute(database.read);
  return rows.map((row) => row.name);
};
const write: JobHandlers = {
  write: {
    inTransaction: async (tx, { name }: { name: string }) => {
      await sql`INSERT INTO effect (name) VALUES (${name})`.execute(tx);
    },
  },
};
const add = (name: string, runAt = clock.at, kind = 'write') =>
  enqueue(database.read, { kind, key: name, payload: { name }, runAt });

test('a worker starts a due job while three slow jobs are still running', async () => {
  const hanging = Promise.withResolvers<void>();
  const started: string[] = [];
  const worker = createWorker(database, { now: () => new Date() }, log, {
    ...write,
    slow: {
      inTransaction: async (_tx, { name }: { name: string }) => {
        started.push(name);
        await hanging.promise;
      },
    },
  });
  for (const name of ['1', '2', '3']) await add(name, longAgo, 'slow');
  await add('quick', new Date(1));
  worker.start();
  await expect.poll(effects).toEqual(['quick']);
  expect(started).toEqual(['1', '2', '3']);
  hanging.resolve();
  await worker.stop();
});

test('a job runs at its time while another process holds a lock on an earlier job', async () => {
  await add('held', longAgo);
  await database.transact(async (tx) => {
    await sql`SELECT FROM job WHERE key = 'held' FOR UPDATE`.execute(tx);
    const worker = createWorker(database, { now: () => new Date() }, log, write);
    worker.start();
    await add('free', new Date(Date.now() + 50));
    await expect.poll(effects).toEqual(['free']);
    await worker.stop();
  });
  expect(await effects()).toEqual(['free']);
});

test('a failing job that two workers ran one after the other counts one failure', async () => {
  await add('failing');
  const [job] = await database.transact((tx) => claimJobs(tx, clock.at, ['write'], 1));
  if (!job) throw new Error('nothing was claimed');
  const tools = { database, clock, log, handlers: {} };
  expect([await postponeJob(tools, job, 'first'), await postponeJob(tools, job, 'second')]).toEqual([true, false]);
});
