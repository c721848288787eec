import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { enqueue, type JobHandlers, withdrawJob } from './jobs.ts';
import { createWorker } from './worker.ts';

let test: TestDatabase;
let database: Database;
const log = pino({ level: 'silent' });
const clock = { at: new Date('2026-11-21T04:00:00Z'), now: () => clock.at };
const later = (ms: number) => new Date(clock.at.getTime() + ms);

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, 8, () => {});
  await sql`CREATE TABLE effect (name text NOT NULL)`.execute(database.read);
});
afterAll(async () => {
  await database.close();
  await test.drop();
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

describe('a job', () => {
  it('runs when its time has come, not before', async () => {
    const worker = createWorker(database, clock, log, write);
    await add('later', later(1000));
    await worker.drain();
    expect(await effects()).toEqual([]);
    clock.at = later(1000);
    await worker.drain();
    expect(await effects()).toEqual(['later']);
  });

  it('is single when its key stands already', async () => {
    await add('one');
    await add('one');
    await createWorker(database, clock, log, write).drain();
    expect(await effects()).toEqual(['one']);
  });

  it('runs once, however many workers share the table', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `job-${String(n).padStart(3, '0')}`);
    for (const name of names) await add(name);
    await Promise.all(Array.from({ length: 4 }, () => createWorker(database, clock, log, write).drain()));
    expect(await effects()).toEqual(names);
  });

  it('that is taken back never runs', async () => {
    await add('unwanted');
    await withdrawJob(database.read, 'unwanted');
    await createWorker(database, clock, log, write).drain();
    expect(await effects()).toEqual([]);
  });

  it('that fails leaves no half effect, spoils no other, and is tried again later', async () => {
    let fails = true;
    const handlers: JobHandlers = {
      ...write,
      flaky: {
        inTransaction: async (tx) => {
          await sql`INSERT INTO effect (name) VALUES ('flaky')`.execute(tx);
          if (fails) throw new Error('not now');
        },
      },
    };
    const worker = createWorker(database, clock, log, handlers);
    await add('a');
    await add('b', clock.at, 'flaky');
    await add('c');
    await worker.drain();
    expect(await effects()).toEqual(['a', 'c']);
    fails = false;
    clock.at = later(2000);
    await worker.drain();
    expect(await effects()).toEqual(['a', 'c', 'flaky']);
  });

  it('that reaches outside is tried again when its process died in the middle', async () => {
    const never = createWorker(database, clock, log, { send: { outside: () => new Promise(() => {}) } });
    await add('letter', clock.at, 'send');
    void never.drain();
    await expect
      .poll(async () => (await sql`SELECT 1 FROM job WHERE run_at > ${clock.at}`.execute(database.read)).rows.length)
      .toBe(1);

    let sent = 0;
    const other = createWorker(database, clock, log, {
      send: {
        outside: async () => {
          sent += 1;
        },
      },
    });
    await other.drain();
    expect(sent).toBe(0);
    clock.at = later(61_000);
    await other.drain();
    expect(sent).toBe(1);
  });
});
