import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { JobHandlers } from './jobs.ts';

type Row = { id: number; kind: string; payload: never; tries: number };

export type Worker = {
  /** Something was enqueued that may be due: look now. */
  wake(): void;
  /** Runs everything that is due, until nothing is; for tests and for a calm shutdown. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const batchSize = 20;
const leaseSeconds = 60;
const mostIdleMs = 1000;
const mostTries = 20;

/** Runs due jobs. Any number of workers, in any number of processes, share the table by SKIP LOCKED. */
export function createWorker(database: Database, clock: Clock, log: Logger, handlers: JobHandlers): Worker {
  let isRunning = false;
  let loop: Promise<void> = Promise.resolve();
  const pause = createPause();
  const runOnce = () =>
    runDueJobs(database, clock, log, handlers).catch((error: unknown) => {
      log.error({ err: error }, 'the job worker cannot reach the database');
      return 0;
    });
  const runForever = async () => {
    while (isRunning) {
      const isEarly = pause.expect();
      if ((await runOnce()) > 0) continue;
      await pause.for(await untilNextJob(database, clock).catch(() => mostIdleMs), isEarly);
    }
  };
  return {
    wake: pause.end,
    drain: async () => {
      while ((await runDueJobs(database, clock, log, handlers)) > 0);
    },
    start: () => {
      isRunning = true;
      loop = runForever();
    },
    stop: async () => {
      isRunning = false;
      pause.end();
      await loop;
    },
  };
}

/** A pause that can be ended from outside, even in the moment before it begins: no wake-up is lost. */
function createPause() {
  let resume = () => {};
  let endings = 0;
  return {
    end: () => {
      endings += 1;
      resume();
    },
    /** @returns whether the pause has been ended since now. */
    expect: () => {
      const before = endings;
      return () => endings > before;
    },
    for: (ms: number, isEnded: () => boolean) =>
      new Promise<void>((resolve) => {
        if (isEnded()) return resolve();
        const timer = setTimeout(resolve, ms);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

async function untilNextJob(database: Database, clock: Clock): Promise<number> {
  const { rows } = await sql<{ run_at: Date | null }>`
    SELECT min(run_at) AS run_at FROM job WHERE tries < ${mostTries}`.execute(database.read);
  const next = rows[0]?.run_at;
  if (!next) return mostIdleMs;
  return Math.min(mostIdleMs, Math.max(1, next.getTime() - clock.now().getTime()));
}

async function runDueJobs(database: Database, clock: Clock, log: Logger, handlers: JobHandlers): Promise<number> {
  const kinds = Object.entries(handlers);
  const insideKinds = kinds.filter(([, handler]) => 'inTransaction' in handler).map(([kind]) => kind);
  const outsideKinds = kinds.filter(([, handler]) => 'outside' in handler).map(([kind]) => kind);
  const inside = await runInside(database, clock, log, handlers, insideKinds, batchSize);
  const outside = await runOutside(database, clock, log, handlers, outsideKinds);
  return inside + outside;
}

async function claim(tx: Tx, now: Date, kinds: readonly string[], size: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT id, kind, payload, tries FROM job
    WHERE run_at <= ${now} AND tries < ${mostTries} AND kind = ANY(${kinds})
    ORDER BY run_at, id LIMIT ${size} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

async function runInside(
  database: Database,
  clock: Clock,
  log: Logger,
  handlers: JobHandlers,
  kinds: readonly string[],
  size: number,
): Promise<number> {
  let claimed: Row[] = [];
  try {
    await database.transact(async (tx, after) => {
      claimed = await claim(tx, clock.now(), kinds, size);
      for (const job of claimed) {
        const handler = handlers[job.kind];
        if (handler && 'inTransaction' in handler) await handler.inTransaction(tx, job.payload, after);
      }
      if (claimed.length > 0) {
        await sql`DELETE FROM job WHERE id = ANY(${claimed.map((job) => job.id)})`.execute(tx);
      }
    });
    return claimed.length;
  } catch (error) {
    const [first] = claimed;
    if (!first) throw error;
    // One bad job spoils its batch: find it by running them one at a time.
    if (claimed.length > 1) return runInside(database, clock, log, handlers, kinds, 1);
    await postpone(database, clock, first, error);
    log.error(
      { err: error, job: first.kind, id: first.id, tries: first.tries + 1 },
      'a job failed and will be tried again',
    );
    return 1;
  }
}

async function runOutside(
  database: Database,
  clock: Clock,
  log: Logger,
  handlers: JobHandlers,
  kinds: readonly string[],
): Promise<number> {
  if (kinds.length === 0) return 0;
  // The lease keeps others away while the effect runs; after a crash the job is due again when it ends.
  const leased = await database.transact(async (tx) => {
    const jobs = await claim(tx, clock.now(), kinds, 5);
    const until = new Date(clock.now().getTime() + leaseSeconds * 1000);
    if (jobs.length > 0) {
      await sql`UPDATE job SET run_at = ${until} WHERE id = ANY(${jobs.map((job) => job.id)})`.execute(tx);
    }
    return jobs;
  });
  await Promise.all(
    leased.map(async (job) => {
      try {
        const handler = handlers[job.kind];
        if (handler && 'outside' in handler) await handler.outside(job.payload);
        await sql`DELETE FROM job WHERE id = ${job.id}`.execute(database.read);
      } catch (error) {
        await postpone(database, clock, job, error);
        log.warn(
          { err: error, job: job.kind, id: job.id, tries: job.tries + 1 },
          'an outside job failed and will be tried again',
        );
      }
    }),
  );
  return leased.length;
}

async function postpone(database: Database, clock: Clock, job: Row, error: unknown): Promise<void> {
  const waitSeconds = Math.min(3600, 2 ** job.tries);
  const runAt = new Date(clock.now().getTime() + waitSeconds * 1000);
  await sql`UPDATE job SET tries = tries + 1, error = ${String(error)}, run_at = ${runAt} WHERE id = ${job.id}`.execute(
    database.read,
  );
}
