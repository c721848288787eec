import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { cancelJob, enqueue, type JobHandlers } from './jobs.ts';
import { createWorker } from './worker.ts';

let test: TestDatabase;
let database: Database;
const log = pino({ level: 'silent' });
const clock = { at: new Date('2026-11-21T04:00:00Z'), now: () => clock.at };
/** A time in the past, so that a job is due for workers that use the real clock. */
const longAgo = new Date(0);
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
afterEach(() => vi.useRealTimers());

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

describe('jobs', () => {
  it('a job runs when its scheduled time is reached and not before', async () => {
    const worker = createWorker(database, clock, log, write);
    await add('later', later(1000));
    await worker.drain();
    expect(await effects()).toEqual([]);
    clock.at = later(1000);
    await worker.drain();
    expect(await effects()).toEqual(['later']);
  });

  it('enqueuing two jobs with the same key creates one job', async () => {
    await add('one');
    await add('one');
    await createWorker(database, clock, log, write).drain();
    expect(await effects()).toEqual(['one']);
  });

  it('a job runs once when several workers share the job table', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `job-${String(n).padStart(3, '0')}`);
    for (const name of names) await add(name);
    await Promise.all(Array.from({ length: 4 }, () => createWorker(database, clock, log, write).drain()));
    expect(await effects()).toEqual(names);
  });

  it('a worker opens one transaction for each due job, and none when no job is due', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let claims = 0;
    const transact: Database['transact'] = (work) => {
      claims += 1;
      return database.transact(work);
    };
    await add('a');
    await add('b');
    const worker = createWorker({ ...database, transact }, clock, log, write);
    worker.start();
    await expect.poll(effects).toEqual(['a', 'b']);
    await worker.stop();
    expect(claims).toBe(2);
  });

  it('a cancelled job does not run', async () => {
    await add('unwanted');
    await cancelJob(database.read, 'unwanted');
    await createWorker(database, clock, log, write).drain();
    expect(await effects()).toEqual([]);
  });

  it('a failed job writes nothing, does not stop other jobs, and is retried later', async () => {
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

  it('a job that calls another server is retried if its process was killed while the job ran', async () => {
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

it.each(['outside', 'inTransaction'] as const)(
  'a failing job (%s) is retried hourly without end and raises an alert from the twentieth failure on',
  async (where) => {
    const lines: { level: number; alert?: string; tries: number; job: string }[] = [];
    const heard = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
    let isWell = false;
    const done: string[] = [];
    const run = async () => {
      if (!isWell) throw new Error('not now');
      done.push('done');
    };
    const worker = createWorker(database, clock, heard, {
      stubborn: where === 'outside' ? { outside: run } : { inTransaction: run },
    });
    await add('stubborn', clock.at, 'stubborn');
    for (let failure = 1; failure <= 25; failure += 1) {
      await worker.drain();
      clock.at = later(3_600_000);
    }
    const alarms = lines.filter(({ alert }) => alert !== undefined);
    expect(lines).toHaveLength(25);
    expect(alarms.map(({ level, alert, tries, job }) => ({ level, alert, tries, job }))).toEqual(
      [20, 21, 22, 23, 24, 25].map((tries) => ({ level: 50, alert: 'job', tries, job: 'stubborn' })),
    );
    isWell = true;
    await worker.drain();
    expect(done).toEqual(['done']);
  },
);

function slowJobs() {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const slow: JobHandlers = {
    slow: {
      outside: ({ name }: { name: string }) => {
        started.push(name);
        return new Promise((resolve) => endings.push(resolve));
      },
    },
  };
  return { slow, started, end: () => endings.splice(0).forEach((ending) => ending()) };
}

describe('slow outside jobs', () => {
  /**
   * Waits until another worker has run five due jobs. In this time, the worker under test also had time to search for
   * jobs.
   */
  async function lookedForWork() {
    const other = createWorker(database, { now: () => new Date() }, log, {
      tick: write['write'] as JobHandlers[string],
    });
    for (const round of [1, 2, 3, 4, 5]) {
      await add(`tick-${round}`, new Date(Date.now() + 30), 'tick');
      await expect.poll(async () => (await other.drain(), effects()), { interval: 10 }).toContain(`tick-${round}`);
    }
    await sql`DELETE FROM effect WHERE name LIKE 'tick-%'`.execute(database.read);
  }

  it('a slow job that calls another server delays no other job, and a worker waits for it before it stops', async () => {
    const { slow, started, end } = slowJobs();
    const sent: string[] = [];
    const worker = createWorker(database, { now: () => new Date() }, log, {
      ...write,
      ...slow,
      send: { outside: async ({ name }: { name: string }) => void sent.push(name) },
    });
    await add('slow', longAgo, 'slow');
    worker.start();
    await expect.poll(() => started).toEqual(['slow']);
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const name of letters) await add(name, longAgo, 'send');
    await add('timer', new Date(Date.now() + 300));
    worker.wake();
    await expect.poll(effects).toEqual(['timer']);
    await expect.poll(() => sent.toSorted()).toEqual(letters);
    let hasStopped = false;
    const stopped = worker.stop().then(() => {
      hasStopped = true;
    });
    await add('too late');
    await lookedForWork();
    expect({ hasStopped, effects: await effects() }).toEqual({ hasStopped: false, effects: ['timer'] });
    end();
    await stopped;
    expect((await sql`SELECT 1 FROM job WHERE kind = 'slow'`.execute(database.read)).rows).toEqual([]);
  });

  it('a worker runs at most five jobs that call other servers at once, and starts the next when one ends', async () => {
    const { slow, started, end } = slowJobs();
    const worker = createWorker(database, { now: () => new Date() }, log, slow);
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await add(`slow-${n}`, longAgo, 'slow');
    worker.start();
    await expect.poll(() => started.length).toBe(5);
    await lookedForWork();
    expect(started).toHaveLength(5);
    end();
    await expect.poll(() => started.length).toBe(7);
    end();
    await worker.stop();
  });

  it('a running job that calls another server renews its lease for at most a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { slow, started, end } = slowJobs();
    const other = createWorker(database, clock, log, slow);
    const due = async () => {
      const { rows } = await sql<{ run_at: Date }>`SELECT run_at FROM job`.execute(database.read);
      return rows[0]?.run_at.getTime();
    };
    const pass = async (ms: number) => {
      clock.at = later(ms);
      await vi.advanceTimersByTimeAsync(ms);
    };
    await add('long', clock.at, 'slow');
    const runs = createWorker(database, clock, log, slow).drain();
    await expect.poll(() => started).toEqual(['long']);
    for (let round = 0; round < 6; round += 1) {
      await pass(10_000);
      await expect.poll(due).toBe(later(30_000).getTime());
      await other.drain();
    }
    expect(started).toEqual(['long']);
    for (let round = 0; round < 90; round += 1) await pass(10_000);
    const again = other.drain();
    await expect.poll(() => started).toEqual(['long', 'long']);
    end();
    await Promise.all([runs, again]);
  });
});

describe('messages to servers that do not respond', () => {
  it('a mail or push server that does not respond delays only messages, not other jobs', async () => {
    const hanging = Promise.withResolvers<void>();
    const done: string[] = [];
    const worker = createWorker(database, { now: () => new Date() }, log, {
      tell: { isMessage: true, outside: () => hanging.promise },
      pay: {
        outside: async ({ name }: { name: string }) => {
          done.push(name);
        },
      },
    });
    for (let number = 0; number < 20; number += 1) await add(`tell ${number}`, longAgo, 'tell');
    await add('pay', new Date(1), 'pay');
    worker.start();
    await expect.poll(() => done).toEqual(['pay']);
    hanging.resolve();
    await worker.stop();
  });
});
