import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../database/database.ts';

/** Written in the transaction of the rows that need it. `key` makes a timer single: the same key twice is one job. */
export type NewJob = {
  readonly kind: string;
  readonly key?: string;
  readonly payload: object;
  readonly runAt: Date;
};

/** Effect and completion commit together: exactly once. Must touch nothing but the database. */
export type TransactionalJob = {
  readonly inTransaction: (tx: Tx, payload: never, after: (effect: () => void) => void) => Promise<void>;
  /**
   * Keys of what it reads and then writes, such as `order:12`: what one statement changes by itself needs none. Jobs of
   * a batch that have no key in common run beside each other on one transaction, whose row locks do not hold them off
   * one another; it must take no savepoint. Without keys a job runs when all before it have ended, and alone.
   */
  readonly concerns?: (payload: never) => readonly string[] | undefined;
};

export type JobHandler =
  | TransactionalJob
  /** Touches the world outside: at least once, so it carries an idempotency key of its own. */
  | {
      readonly outside: (payload: never) => Promise<void>;
      /** Tells somebody: these have a loop of their own, so that a slow mail server holds up no payment. */
      readonly isMessage?: true;
    };

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export async function enqueue(tx: Executor, job: NewJob): Promise<void> {
  await sql`INSERT INTO job (kind, key, payload, run_at)
    VALUES (${job.kind}, ${job.key ?? null}, ${JSON.stringify(job.payload)}, ${job.runAt})
    ON CONFLICT (key) DO NOTHING`.execute(tx);
}

/** Enqueues what a query selects (kind, key, payload, time), alone or as a part of the statement that writes the rows. */
export const enqueueEach = (jobs: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`INSERT INTO job (kind, key, payload, run_at) ${jobs} ON CONFLICT (key) DO NOTHING`;

/** Takes a timer back whose time has not come. One that is running already is left to finish. */
export async function withdrawJob(tx: Executor, key: string): Promise<void> {
  await sql`DELETE FROM job WHERE id IN (SELECT id FROM job WHERE key = ${key} FOR UPDATE SKIP LOCKED)`.execute(tx);
}
