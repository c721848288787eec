import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { fetchPayers, type Gateways, retryDelayMs } from '../../payment/index.ts';
import { memberAndInviterOf } from './counted-order.store.ts';
import { recountOrder } from './recount-order.ts';

const kind = 'affiliate.learn-payers';

type Try = { readonly orderId: number; readonly tries: number };

/** The order of an invited guest is counted when its payers are known. A job queries the gateways, so that no rows are locked meanwhile. */
export const enqueueFetchPayers = (
  executor: Executor,
  { orderId, tries, at }: Try & { readonly at: Date },
): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${orderId}:${tries}`, payload: { orderId, tries }, runAt: at });

/** Queries a few payments at a time. An unreachable gateway is queried again, finally every hour. The reward waits. */
export const fetchPayersJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  [kind]: {
    outside: async ({ orderId, tries }: Try) => {
      const { database, clock } = platform;
      const isAnswered = await fetchPayers(database.read, gateways, await memberAndInviterOf(database.read, orderId));
      const outcome = await database.transact((tx, after) => recountOrder(platform, tx, { orderId }, after));
      if (outcome === 'payers_unknown') {
        const at = new Date(clock.now().getTime() + (isAnswered ? 0 : retryDelayMs(tries)));
        await enqueueFetchPayers(database.alone, { orderId, tries: tries + 1, at });
      }
      platform.wakeJobs();
    },
  },
});
