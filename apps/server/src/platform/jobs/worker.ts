import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, writePipelined } from '../database/database.ts';
import { claimJobs, deleteJobs, dueKinds, firstJobAt, type Job, type JobTools } from './job.store.ts';
import type { JobHandler, JobHandlers } from './jobs.ts';
import { type OutsideJobs, outsideJobs } from './outside-jobs.ts';
import { createPause, type Pause } from './pause.ts';
import { runBatch } from './run-batch.ts';
import { tryAgain } from './try-again.ts';

export type Worker = {
  /** Something was enqueued that may be due: look now. */
  wake(): void;
  /** Runs everything that is due, until nothing is; for tests and for a calm shutdown. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const maxOutside = 5;
const maxIdleMs = 1000;
/** Every order wakes us, few leave an outside job: they are not looked for at every wake-up. */
const outsideRestMs = 100;

/** Runs due jobs. Any number of workers, in any number of processes, share the table by SKIP LOCKED. */
export function createWorker(database: Database, clock: Clock, log: Logger, handlers: JobHandlers): Worker {
  const tools: JobTools = { database, clock, log, handlers };
  const inside = { kinds: kindsOf(handlers, (handler) => 'inTransaction' in handler), pause: createPause() };
  const lanes = [outsideLane(tools, (handler) => !isMessage(handler)), outsideLane(tools, isMessage)];
  const wake = () => {
    inside.pause.end();
    for (const { pause } of lanes) pause.end();
  };
  let isRunning = false;
  let loops: Promise<unknown> = Promise.resolve();
  const shared: Shared = { tools, inside, lanes, wake, isRunning: () => isRunning };
  return {
    wake,
    drain: async () => {
      let count = 0;
      do {
        const outside = lanes.flatMap(({ kinds }) => kinds);
        const due = await dueKinds(database.read, clock.now(), { inside: inside.kinds, outside });
        count = due.inside ? await runInside(tools, inside.kinds) : 0;
        for (const { jobs } of due.outside ? lanes : []) {
          const leased = await jobs.lease(maxOutside);
          await Promise.all(leased.map(jobs.run));
          count += leased.length;
        }
      } while (count > 0);
    },
    start: () => {
      isRunning = true;
      loops = Promise.all([keepInside(shared), ...lanes.map((lane) => keepOutside(shared, lane))]);
    },
    stop: async () => {
      isRunning = false;
      wake();
      await loops;
    },
  };
}

type Kinds = { readonly kinds: readonly string[]; readonly pause: Pause };
type Lane = Kinds & { readonly jobs: OutsideJobs };

type Shared = {
  readonly tools: JobTools;
  readonly inside: Kinds;
  readonly lanes: readonly Lane[];
  readonly wake: () => void;
  readonly isRunning: () => boolean;
};

const kindsOf = (handlers: JobHandlers, are: (handler: JobHandler) => boolean): string[] =>
  Object.entries(handlers)
    .filter(([, handler]) => are(handler))
    .map(([kind]) => kind);

const isMessage = (handler: JobHandler): boolean => 'outside' in handler && handler.isMessage === true;

function outsideLane(tools: JobTools, are: (handler: JobHandler) => boolean): Lane {
  const kinds = kindsOf(tools.handlers, (handler) => 'outside' in handler && are(handler));
  return { kinds, pause: createPause(), jobs: outsideJobs(tools, kinds) };
}

/** Timers and news: nothing outside the database holds them up. */
async function keepInside({ tools, inside, lanes, isRunning }: Shared): Promise<void> {
  while (isRunning()) {
    const isEarly = inside.pause.expect();
    const count = await runInside(tools, inside.kinds).catch((error: unknown) => unreached(tools, error, 0));
    if (count > 0) for (const { pause } of lanes) pause.end();
    // Fewer than there was room for: what is due since then is looked for by its time, which costs less than a claim.
    if (count < batchSize && !isEarly()) await inside.pause.for(await untilNext(tools, inside.kinds), isEarly);
  }
}

/** Each runs beside the others: a slow one keeps its place, and delays nobody while there are free ones. */
async function keepOutside({ tools, wake, isRunning }: Shared, { kinds, pause, jobs }: Lane): Promise<void> {
  const running = new Set<Promise<void>>();
  while (isRunning()) {
    const isEarly = pause.expect();
    const leased = await jobs.lease(maxOutside - running.size).catch((error: unknown) => unreached(tools, error, []));
    for (const job of leased) {
      const run = jobs
        .run(job)
        .catch((error: unknown) => unreached(tools, error, undefined))
        .finally(() => {
          running.delete(run);
          wake();
        });
      running.add(run);
    }
    if (running.size === maxOutside) await Promise.race(running);
    else await restOutside(tools, { kinds, pause }, isEarly);
  }
  await Promise.all(running);
}

async function restOutside(tools: JobTools, { kinds, pause }: Kinds, isEarly: () => boolean): Promise<void> {
  await rest(outsideRestMs);
  if (!isEarly()) await pause.for(await untilNext(tools, kinds), isEarly);
}

function unreached<Value>({ log }: JobTools, error: unknown, instead: Value): Value {
  log.error({ err: error }, 'the job worker cannot reach the database');
  return instead;
}

async function untilNext({ database, clock }: JobTools, kinds: readonly string[]): Promise<number> {
  const now = clock.now().getTime();
  const next = await firstJobAt(database.read, kinds, new Date(now + maxIdleMs)).catch(() => undefined);
  return next === undefined ? maxIdleMs : Math.max(1, next.getTime() - now);
}

const batchSize = 20;

/** Runs what is due of the jobs that touch the database alone, in one transaction. @returns how many there were. */
async function runInside(tools: JobTools, kinds: readonly string[], size: number = batchSize): Promise<number> {
  const { database, clock, handlers } = tools;
  let claimed: Job[] = [];
  try {
    await database.transact(async (tx, after) => {
      claimed = await claimJobs(tx, clock.now(), kinds, size);
      await runBatch(tx, claimed, handlers, after);
      if (claimed.length > 0) {
        const ids = claimed.map(({ id }) => id);
        writePipelined(tx, deleteJobs(tx, ids));
      }
    });
    return claimed.length;
  } catch (error) {
    const [first] = claimed;
    if (!first) throw error;
    // One bad job spoils its batch: find it by running them one at a time.
    if (claimed.length > 1) return runInside(tools, kinds, 1);
    await tryAgain(tools, first, error, 'error');
    return 1;
  }
}
