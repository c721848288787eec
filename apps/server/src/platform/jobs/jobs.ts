import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../database/database.ts';

/** Written in the transaction of the rows that need it. `key` makes a job unique while it exists. */
export type NewJob = {
  readonly kind: string;
  readonly key?: string;
  readonly payload: object;
  readonly runAt: Date;
};

/** Effect and completion commit together: exactly once. Must have no effect outside the database. */
export type TransactionalJob = {
  readonly inTransaction: (tx: Tx, payload: never, after: (effect: () => void) => void) => Promise<void>;
};

export type JobHandler =
  | TransactionalJob
  /** Has effects outside the database. Runs at least once, so it needs its own idempotency key. */
  | {
      readonly outside: (payload: never) => Promise<void>;
      /** Messages to people have their own loop, so that a slow mail server delays no payment. */
      readonly isMessage?: true;
    };

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export const enqueue = (tx: Executor, job: NewJob): Promise<void> => enqueueAll(tx, [job]);

/** Writes the jobs in one statement. */
export async function enqueueAll(tx: Executor, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await jobInsert(jobs).execute(tx);
}

/** The insert of at least one job, for a statement that writes other rows too. */
export const jobInsert = (jobs: readonly NewJob[]): RawBuilder<unknown> =>
  sql`INSERT INTO job (kind, key, payload, run_at) VALUES ${sql.join(jobs.map(valuesOf))} ON CONFLICT (key) DO NOTHING`;

const valuesOf = ({ kind, key, payload, runAt }: NewJob): RawBuilder<unknown> =>
  sql`(${kind}, ${key ?? null}, ${JSON.stringify(payload)}, ${runAt})`;

/** Enqueues the rows of a query: kind, key, payload, time. */
export const enqueueFromQuery = (jobs: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`INSERT INTO job (kind, key, payload, run_at) ${jobs} ON CONFLICT (key) DO NOTHING`;

/** Deletes a timer. One that is running already is left to finish. */
export async function cancelJob(tx: Executor, key: string): Promise<void> {
  await sql`DELETE FROM job WHERE id IN (SELECT id FROM job WHERE key = ${key} FOR UPDATE SKIP LOCKED)`.execute(tx);
}
