import { businessDayAhead, businessDayStart } from '@chifan/domain';
import { salesDays } from '@chifan/domain/catalogue';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { disableStatementTimeout } from '../../../platform/database/limits.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { replaceDishSales, shopsWithoutShowcase, updateShowcases } from '../../catalogue/index.ts';
import { dishSalesSince } from './dish-sales.store.ts';

/**
 * Maximum number of shops without chosen showcase dishes that one run handles, so that the transaction after an upgrade
 * is not too long.
 */
const maxNewShowcases = 1_000;
const hourMs = 3_600_000;

/**
 * Counts the sales of all dishes when a business day begins, and chooses the dishes that represent the shops (rules
 * catalogue-65 to catalogue-67).
 */
export const dishSalesJobs = (clock: Clock): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx) => {
      const now = clock.now();
      await disableStatementTimeout().execute(tx);
      const isDone = await countDishSales(tx, now);
      await scheduleDishSales(
        tx,
        isDone ? businessDayStart(businessDayAhead(now, 1)) : new Date(now.getTime() + hourMs),
      );
    },
  },
});

async function countDishSales(tx: Tx, now: Date): Promise<boolean> {
  const since = businessDayStart(businessDayAhead(now, -salesDays));
  const changed = await replaceDishSales(tx, await dishSalesSince(tx, since));
  const without = await shopsWithoutShowcase(tx, maxNewShowcases);
  await updateShowcases(tx, [...new Set([...changed, ...without])]);
  return without.length < maxNewShowcases;
}

const kind = 'ordering.dish_sales';

/** Each run schedules the next one. The hour is the job's key, so each hour has at most one run. */
export const scheduleDishSales = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${Math.floor(at.getTime() / hourMs)}`, payload: {}, runAt: at });
