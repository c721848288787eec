import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { disableStatementTimeout } from '../../../platform/database/limits.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { sortIntoTiers } from './search-index.store.ts';

const dayMs = 86_400_000;

/** Assigns dish and shop names to search tiers once a day, by their use. */
export const sortNamesJobs = (clock: Clock): JobHandlers => ({
  'catalogue.sort_names': {
    inTransaction: async (tx) => {
      await disableStatementTimeout().execute(tx);
      await sortIntoTiers(tx);
      await scheduleSortNames(tx, new Date(clock.now().getTime() + dayMs));
    },
  },
});

/** Each run enqueues the next one. The job key contains the day. */
export const scheduleSortNames = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'catalogue.sort_names',
    key: `catalogue.sort_names:${Math.floor(at.getTime() / dayMs)}`,
    payload: {},
    runAt: at,
  });
