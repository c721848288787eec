import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { indexOlderOrders } from './dish-words.store.ts';

/** Orders per run, so that a transaction takes less than a second. */
const ordersPerRun = 1_000;
const pauseMs = 1_000;
const kind = 'ordering.dish_words';

/**
 * Adds the orders of earlier server versions to the index of dish names, the newest first. The run that adds the last
 * orders schedules no further run.
 */
export const dishWordsJobs = (clock: Clock): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx) => {
      const now = clock.now();
      if (await indexOlderOrders(tx, ordersPerRun)) await scheduleDishWords(tx, new Date(now.getTime() + pauseMs));
    },
  },
});

/** The second is the job's key, so each second has at most one run. */
export const scheduleDishWords = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${Math.floor(at.getTime() / pauseMs)}`, payload: {}, runAt: at });
