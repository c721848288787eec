import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/hosts/lost-connection.ts';
import { dueKinds, type ExcludedJobs, type JobTools, nextJobDueAt } from './job.store.ts';
import type { JobHandler, JobHandlers } from './jobs.ts';
import { type OutsideJobs, outsideJobs } from './outside-jobs.ts';
import { createPause, type Pause } from './pause.ts';
import { startNextJob } from './transactional-jobs.ts';

export type Worker = {
  /** Call after enqueuing a job that may be due, so that the worker checks for jobs immediately. */
  wake(): void;
  /** Runs due jobs one after the other until none is left. Used by tests and by the simulation of the demo data. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Maximum number of concurrent transactional jobs. Each of these jobs uses one database connection. */
const maxInside = 4;
const maxOutside = 5;
const maxIdleMs = 1000;
/**
 * Every order wakes the worker, but few orders have jobs that call other servers (outside jobs), so the worker does not
 * check for outside jobs at every wake-up.
 */
const outsideRestMs = 100;

/** Runs due jobs. Any number of workers in any number of processes share the job table through SKIP LOCKED. */
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
        count = due.inside ? await drainInside(tools, inside.kinds) : 0;
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

/** @returns the number of jobs that ran */
async function drainInside(tools: JobTools, kinds: readonly string[]): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { claimed, ended } = startNextJob(tools, kinds);
    await ended;
    if ((await claimed) === null) return count;
  }
}

/** Runs transactional jobs (timers and events), up to `maxInside` at once, each in its own transaction. */
async function keepInside({ tools, inside: { kinds, pause }, wake, isRunning }: Shared): Promise<void> {
  const running = new Map<number, Promise<void>>();
  /**
   * The time of a search in which other processes had already claimed all due jobs. The next search skips the jobs that
   * were due at this time.
   */
  let missedAt: Date | null = null;
  while (isRunning()) {
    const isEarly = pause.expect();
    const now = tools.clock.now();
    const idleMs = await untilNext(tools, kinds, { except: [...running.keys()], after: missedAt });
    missedAt = null;
    if (idleMs > 0) {
      if (!isEarly()) await pause.for(idleMs, isEarly);
      continue;
    }
    const { claimed, ended } = startNextJob(tools, kinds);
    const run = ended.catch((error: unknown) => unreached(tools, error, undefined));
    const id = await claimed;
    if (id === null) {
      missedAt = now;
      await run;
      continue;
    }
    running.set(id, run);
    void run.finally(() => {
      running.delete(id);
      wake();
    });
    if (running.size === maxInside) await Promise.race(running.values());
  }
  await Promise.all(running.values());
}

/** Runs up to `maxOutside` jobs at once, so a slow job delays other jobs only when `maxOutside` is reached. */
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
  if (!isEarly()) await pause.for(Math.max(1, await untilNext(tools, kinds)), isEarly);
}

function unreached<Value>({ database, log }: JobTools, error: unknown, instead: Value): Value {
  if (isUnavailable(error)) database.suspect(error);
  else log.error({ err: error }, 'the job worker failed');
  return instead;
}

/** Milliseconds until the next job is due: 0 if one is due now, `maxIdleMs` at most. */
async function untilNext(
  { database, clock }: JobTools,
  kinds: readonly string[],
  not: ExcludedJobs = {},
): Promise<number> {
  const now = clock.now().getTime();
  const until = new Date(now + maxIdleMs);
  const next = await nextJobDueAt(database.read, { kinds, until, ...not }).catch(() => undefined);
  return next === undefined ? maxIdleMs : Math.max(0, next.getTime() - now);
}
