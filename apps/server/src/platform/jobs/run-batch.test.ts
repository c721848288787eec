import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase, type Tx, writePipelined } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { enqueue, type JobHandlers } from './jobs.ts';
import { createWorker } from './worker.ts';

let opened: TestDatabase;
let database: Database;
const clock = { at: new Date('2026-11-21T04:00:00Z'), now: () => clock.at };
const log = pino({ level: 'silent' });

beforeAll(async () => {
  opened = await openTestDatabase();
  database = openDatabase(opened.url, 4, () => {});
  await sql`CREATE TABLE tally (name text PRIMARY KEY, value bigint NOT NULL DEFAULT 0 CHECK (value >= 0))`.execute(
    database.read,
  );
});
afterAll(async () => {
  await database.close();
  await opened.drop();
});
beforeEach(() => sql`TRUNCATE tally, job`.execute(database.read));

type Step = { readonly names: readonly string[]; readonly add: number; readonly fails: Fails; readonly tells: boolean };
type Fails = 'no' | 'thrown' | 'asked' | 'written';

const modulus = 1_000_003;
const after = (value: number, add: number): number => (value * 3 + add) % modulus;

async function change(tx: Tx, name: string, add: number): Promise<void> {
  const { rows } = await sql<{ value: number }>`SELECT value FROM tally WHERE name = ${name} FOR UPDATE`.execute(tx);
  await sql`SELECT 1`.execute(tx);
  writePipelined(tx, sql`UPDATE tally SET value = ${after(rows[0]?.value ?? 0, add)} WHERE name = ${name}`.execute(tx));
}

/** What is read first and written later, in several round trips: the order of two jobs of one name shows. */
const handlers: JobHandlers = {
  step: {
    concerns: ({ names, tells }: Step) => (tells ? names : undefined),
    inTransaction: async (tx, { names, add, fails }: Step) => {
      for (const name of names) await change(tx, name, add);
      if (fails === 'thrown') throw new Error('not now');
      const bad = () => sql`UPDATE tally SET value = -1 WHERE name = ${names[0] ?? ''}`.execute(tx);
      if (fails === 'asked') await bad();
      if (fails === 'written') writePipelined(tx, bad());
    },
  },
};

const allNames = ['a', 'b', 'c', 'd', 'e'];
const step = fc.record<Step>({
  names: fc.uniqueArray(fc.constantFrom(...allNames), { minLength: 1, maxLength: 3 }),
  add: fc.integer({ min: 1, max: 99 }),
  fails: fc.oneof(
    { weight: 15, arbitrary: fc.constant<Fails>('no') },
    { weight: 1, arbitrary: fc.constantFrom<Fails>('thrown', 'asked', 'written') },
  ),
  tells: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

/** All bear the same time: their order is that of their ids. */
async function enqueued(steps: readonly Step[]): Promise<void> {
  await sql`TRUNCATE tally, job`.execute(database.read);
  await sql`INSERT INTO tally SELECT unnest(${allNames}::text[])`.execute(database.read);
  for (const payload of steps) await enqueue(database.read, { kind: 'step', payload, runAt: clock.at });
}

async function tally(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`SELECT name, value FROM tally`.execute(database.read);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

function inTheirOrder(steps: readonly Step[]): Record<string, number> {
  const values: Record<string, number> = Object.fromEntries(allNames.map((name) => [name, 0]));
  for (const { names, add, fails } of steps)
    if (fails === 'no') for (const name of names) values[name] = after(values[name] ?? 0, add);
  return values;
}

const jobsLeft = async () => (await sql`SELECT FROM job`.execute(database.read)).rows.length;

test('jobs that run beside each other leave what they leave one after the other, whichever of them fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
      await enqueued(steps);
      await createWorker(database, clock, log, handlers).drain();
      expect(await tally()).toEqual(inTheirOrder(steps));
      expect(await jobsLeft()).toBe(steps.filter(({ fails }) => fails !== 'no').length);
    }),
    { numRuns: 25 },
  );
});

describe('one that fails', () => {
  test('is waited for by those beside it: nothing that they ask lands after the rollback', async () => {
    const asked: string[] = [];
    const slow: JobHandlers = {
      bad: {
        concerns: () => ['bad'],
        inTransaction: async () => {
          throw new Error('at once');
        },
      },
      slow: {
        concerns: () => ['slow'],
        inTransaction: async (tx) => {
          for (const round of [1, 2, 3, 4]) {
            asked.push(`slow ${round}`);
            await sql`SELECT ${round}::int`.execute(tx);
          }
          await sql`INSERT INTO tally VALUES ('slow', 1)`.execute(tx);
        },
      },
    };
    const transact: Database['transact'] = (work) =>
      database.transact(work).catch((error: unknown) => {
        asked.push('rolled back');
        throw error;
      });
    await enqueue(database.read, { kind: 'bad', payload: {}, runAt: clock.at });
    await enqueue(database.read, { kind: 'slow', payload: {}, runAt: clock.at });
    const worker = createWorker({ ...database, transact }, clock, log, slow);
    await worker.drain();
    expect(asked.slice(0, 5)).toEqual(['slow 1', 'slow 2', 'slow 3', 'slow 4', 'rolled back']);
    expect({ tally: await tally(), left: await jobsLeft() }).toEqual({ tally: { slow: 1 }, left: 1 });
  });

  test('keeps back what waits for it, and a deadlock among them is run again as a whole', async () => {
    const begun: string[] = [];
    let deadlocks = 1;
    const deadlocked: JobHandlers = {
      first: {
        concerns: () => ['one'],
        inTransaction: async (tx) => {
          begun.push('first');
          deadlocks -= 1;
          if (deadlocks >= 0) await sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40P01'; END $$`.execute(tx);
        },
      },
      second: { concerns: () => ['one'], inTransaction: async () => void begun.push('second') },
      third: {
        concerns: () => ['other'],
        inTransaction: async (tx) => {
          begun.push('third');
          await sql`SELECT 1`.execute(tx);
          writePipelined(tx, sql`SELECT 2`.execute(tx));
        },
      },
    };
    for (const kind of ['third', 'first', 'second'])
      await enqueue(database.read, { kind, payload: {}, runAt: clock.at });
    let transactions = 0;
    const transact: Database['transact'] = (work) => {
      transactions += 1;
      return database.transact(work);
    };
    await createWorker({ ...database, transact }, clock, log, deadlocked).drain();
    expect({ begun, transactions }).toEqual({ begun: ['third', 'first', 'third', 'first', 'second'], transactions: 1 });
  });
});

test('what jobs beside each other learn only on their way that they share, they change in turn', async () => {
  const shared: JobHandlers = {
    shared: {
      concerns: ({ own }: { own: string }) => [own],
      inTransaction: async (tx, { own }: { own: string }) => {
        await sql`SELECT 1`.execute(tx);
        await inTurn(tx, 'all', () => change(tx, 'a', Number(own)));
      },
    },
  };
  const owns = Array.from({ length: 20 }, (_, index) => index + 1);
  await enqueued([]);
  for (const own of owns)
    await enqueue(database.read, { kind: 'shared', payload: { own: String(own) }, runAt: clock.at });
  await createWorker(database, clock, log, shared).drain();
  expect((await tally())['a']).toBe(owns.reduce(after, 0));
});
