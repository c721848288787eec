import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Executor } from './database/database.ts';
import { disableStatementTimeout } from './database/limits.ts';
import { enqueue, type JobHandlers } from './jobs/jobs.ts';
import type { Module } from './module.ts';
import { removeEndedThrottles } from './rate-limits/throttle.store.ts';
import { pruneTranslations } from './translation/translation.store.ts';

const dayMs = 86_400_000;
/**
 * Number of days for which the result of a call with an idempotency key is stored. No app retries a call after this
 * time.
 */
const keepAnswersDays = 7;

export function housekeepingJobs(clock: Clock, modules: readonly Pick<Module, 'deleteOldData'>[]): JobHandlers {
  return {
    'platform.housekeeping': {
      inTransaction: async (tx) => {
        await disableStatementTimeout().execute(tx);
        const now = clock.now();
        await sql`DELETE FROM idempotent_call WHERE created_at < ${new Date(now.getTime() - keepAnswersDays * dayMs)}`.execute(
          tx,
        );
        await removeEndedThrottles(tx, now);
        await pruneTranslations(tx, now);
        for (const { deleteOldData } of modules) await deleteOldData?.(tx, now);
        await scheduleHousekeeping(tx, new Date(now.getTime() + dayMs));
      },
    },
  };
}

/** Schedules the next daily run. The day in the key prevents a second run on one day. */
export const scheduleHousekeeping = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'platform.housekeeping',
    key: `platform.housekeeping:${Math.floor(at.getTime() / dayMs)}`,
    payload: {},
    runAt: at,
  });
