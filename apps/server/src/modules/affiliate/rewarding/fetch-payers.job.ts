import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { fetchPayers, type Gateways, retryDelayMs } from '../../payment/index.ts';
import { computeOrderRewards } from './compute-order-rewards.ts';
import { memberAndInviterOf } from './counted-order.store.ts';

const kind = 'affiliate.learn-payers';

type Try = { readonly orderId: number; readonly tries: number };

/**
 * Enqueues a job that queries the gateways for the payers of an invited guest's order. The inviter's reward is computed
 * afterwards. A job does this, so that no row is locked during the query.
 */
export const enqueueFetchPayers = (
  executor: Executor,
  { orderId, tries, at }: Try & { readonly at: Date },
): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${orderId}:${tries}`, payload: { orderId, tries }, runAt: at });

/**
 * Queries a few payments at a time. If a gateway does not respond, the job tries again, finally every hour. Until then
 * the inviter gets no reward.
 */
export const fetchPayersJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  [kind]: {
    outside: async ({ orderId, tries }: Try) => {
      const { database, clock } = platform;
      const isAnswered = await fetchPayers(database.read, gateways, await memberAndInviterOf(database.read, orderId));
      const outcome = await database.transact((tx, after) => computeOrderRewards(platform, tx, { orderId }, after));
      if (outcome === 'payers_unknown') {
        const at = new Date(clock.now().getTime() + (isAnswered ? 0 : retryDelayMs(tries)));
        await enqueueFetchPayers(database.alone, { orderId, tries: tries + 1, at });
      }
      platform.wakeJobs();
    },
  },
});
