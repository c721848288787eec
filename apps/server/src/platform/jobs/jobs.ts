import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../database/database.ts';

/** A job is written in the same transaction as the rows that need it. `key` makes a job unique while it exists. */
export type NewJob = {
  readonly kind: string;
  readonly key?: string;
  readonly payload: object;
  readonly runAt: Date;
};

/**
 * The effect and the deletion of the job commit together, so the effect happens exactly once. `inTransaction` must
 * change nothing outside the database.
 */
export type TransactionalJob = {
  readonly inTransaction: (tx: Tx, payload: never, after: (effect: () => void) => void) => Promise<void>;
};

export type JobHandler =
  | TransactionalJob
  /**
   * A job that changes something outside the database. The job runs at least once, so it needs its own idempotency key.
   */
  | {
      readonly outside: (payload: never) => Promise<void>;
      /** Mails and push messages run in a separate loop, so that a slow mail server delays no payment. */
      readonly isMessage?: true;
    };

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export const enqueue = (tx: Executor, job: NewJob): Promise<void> => enqueueAll(tx, [job]);

/** Inserts the jobs in one statement. */
export async function enqueueAll(tx: Executor, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await jobInsert(jobs).execute(tx);
}

/** SQL that inserts at least one job, for use within a statement that also writes other rows. */
export const jobInsert = (jobs: readonly NewJob[]): RawBuilder<unknown> =>
  sql`INSERT INTO job (kind, key, payload, run_at) VALUES ${sql.join(jobs.map(valuesOf))} ON CONFLICT (key) DO NOTHING`;

const valuesOf = ({ kind, key, payload, runAt }: NewJob): RawBuilder<unknown> =>
  sql`(${kind}, ${key ?? null}, ${JSON.stringify(payload)}, ${runAt})`;

/** SQL that inserts a job for each row of a query with the columns kind, key, payload and time. */
export const enqueueFromQuery = (jobs: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`INSERT INTO job (kind, key, payload, run_at) ${jobs} ON CONFLICT (key) DO NOTHING`;

/** Deletes a scheduled job. A job that is already running is not stopped. */
export async function cancelJob(tx: Executor, key: string): Promise<void> {
  await sql`DELETE FROM job WHERE id IN (SELECT id FROM job WHERE key = ${key} FOR UPDATE SKIP LOCKED)`.execute(tx);
}
