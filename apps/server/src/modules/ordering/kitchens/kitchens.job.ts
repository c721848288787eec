import { busyMinutesOf, kitchenFigures } from '@chifan/domain/ordering';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { disableStatementTimeout } from '../../../platform/database/limits.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { writeBusyKitchens, writeKitchens } from '../../catalogue/index.ts';
import { ordersInKitchens, recentKitchenSamples, recordKitchenSamples } from './kitchen-sample.store.ts';

const everyMs = 60_000;

/**
 * Rule ordering-44: a job counts the orders in each kitchen every minute, so that a request for shops need not count
 * them.
 */
export const kitchenJobs = (clock: Clock): JobHandlers => ({
  'ordering.kitchens': {
    inTransaction: async (tx) => {
      await disableStatementTimeout().execute(tx);
      await keepKitchens(tx, clock.now());
      await scheduleKitchens(tx, new Date(clock.now().getTime() + everyMs));
    },
  },
});

async function keepKitchens(tx: Tx, now: Date): Promise<void> {
  const kitchens = [];
  for (const shopId of await recordKitchenSamples(tx)) {
    kitchens.push({ shopId, ...kitchenFigures(await recentKitchenSamples(tx, shopId)) });
  }
  await writeKitchens(tx, kitchens);
  const cooking = await ordersInKitchens(tx, now);
  const busy = cooking.map(({ shopId, orders }) => ({ shopId, minutes: busyMinutesOf(orders) }));
  await writeBusyKitchens(
    tx,
    busy.filter(({ minutes }) => minutes > 0),
  );
}

/**
 * Schedules the next run of the job, at the end of each run. The minute is the job's key, so each minute has at most
 * one run.
 */
export const scheduleKitchens = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'ordering.kitchens',
    key: `ordering.kitchens:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });
