import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Executor, Tx } from '../database/database.ts';
import type { JobHandlers } from './jobs.ts';

export type Job = { readonly id: number; readonly kind: string; readonly payload: never; readonly tries: number };

export type JobTools = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly handlers: JobHandlers;
};

const maxSeconds = 3600;

/** Locks due jobs until the transaction ends. Skips jobs that another worker has locked. */
export async function claimJobs(tx: Tx, now: Date, kinds: readonly string[], size: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    SELECT id, kind, payload, tries FROM job
    WHERE run_at <= ${now} AND kind = ANY(${kinds})
    ORDER BY run_at, id LIMIT ${size} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

/** Jobs to skip in a search for due jobs. */
export type ExcludedJobs = {
  readonly except?: readonly number[];
  /** Only jobs that are due after this time. */
  readonly after?: Date | null;
};

type Wanted = ExcludedJobs & { readonly kinds: readonly string[]; readonly until: Date };

export async function nextJobDueAt(
  executor: Executor,
  { kinds, until, except = [], after = null }: Wanted,
): Promise<Date | undefined> {
  const { rows } = await sql<{ run_at: Date }>`SELECT run_at FROM job
    WHERE run_at <= ${until} AND kind = ANY(${kinds}) AND id <> ALL(${except})
      AND (${after}::timestamptz IS NULL OR run_at > ${after})
    ORDER BY run_at LIMIT 1`.execute(executor);
  return rows[0]?.run_at;
}

type Due = { readonly inside: boolean; readonly outside: boolean };

export async function dueKinds(
  executor: Executor,
  now: Date,
  { inside, outside }: { inside: readonly string[]; outside: readonly string[] },
): Promise<Due> {
  const { rows } = await sql<Due>`SELECT
    EXISTS (SELECT FROM job WHERE run_at <= ${now} AND kind = ANY(${inside})) AS inside,
    EXISTS (SELECT FROM job WHERE run_at <= ${now} AND kind = ANY(${outside})) AS outside`.execute(executor);
  return rows[0] ?? { inside: false, outside: false };
}

type KindOfJobs = { readonly kind: string; readonly count: number };

/** The number of overdue jobs per kind, including jobs that a worker is running. */
export async function dueJobs(
  executor: Executor,
  now: Date,
): Promise<readonly (KindOfJobs & { readonly lateSeconds: number })[]> {
  const { rows } = await sql<KindOfJobs & { lateSeconds: number }>`
    SELECT kind, count(*) AS count, extract(epoch FROM ${now}::timestamptz - min(run_at))::float8 AS "lateSeconds"
    FROM job WHERE run_at <= ${now} GROUP BY kind ORDER BY kind`.execute(executor);
  return rows;
}

/** The number of jobs per kind that failed at least once and will be retried. */
export async function failingJobs(executor: Executor): Promise<readonly KindOfJobs[]> {
  const { rows } = await sql<KindOfJobs>`
    SELECT kind, count(*) AS count FROM job WHERE tries > 0 GROUP BY kind ORDER BY kind`.execute(executor);
  return rows;
}

export const deleteJobs = (executor: Executor, ids: readonly number[]) =>
  sql`DELETE FROM job WHERE id = ANY(${ids})`.execute(executor);

export const rescheduleJobs = (executor: Executor, ids: readonly number[], runAt: Date) =>
  sql`UPDATE job SET run_at = ${runAt} WHERE id = ANY(${ids})`.execute(executor);

/**
 * Schedules the next attempt with twice the previous delay, at most an hour. If two workers ran the same failing job
 * one after the other, only one of them changes the row. @returns whether this call changed the row
 */
export async function postponeJob({ database, clock }: JobTools, job: Job, error: unknown): Promise<boolean> {
  const waitSeconds = Math.min(maxSeconds, 2 ** job.tries);
  const runAt = new Date(clock.now().getTime() + waitSeconds * 1000);
  const { numAffectedRows } = await sql`UPDATE job SET tries = tries + 1, error = ${String(error)}, run_at = ${runAt}
    WHERE id = ${job.id} AND tries = ${job.tries}`.execute(database.read);
  return numAffectedRows === 1n;
}
