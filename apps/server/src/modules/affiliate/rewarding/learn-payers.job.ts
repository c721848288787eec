import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Gateways, learnPayers } from '../../payment/index.ts';
import { pairOfOrder } from './counted-order.store.ts';
import { recountOrder } from './recount-order.ts';

const kind = 'affiliate.learn-payers';

/** An order of an invited guest is counted when the gateways have said who paid; none is asked while rows are locked. */
export const bookLearning = (tx: Tx, { orderId, at }: { readonly orderId: number; readonly at: Date }): Promise<void> =>
  enqueue(tx, { kind, key: `${kind}:${orderId}`, payload: { orderId }, runAt: at });

/** A gateway that cannot be reached is asked again: what the order earns waits for it. */
export const learnPayersJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  [kind]: {
    outside: async ({ orderId }: { readonly orderId: number }) => {
      const { database } = platform;
      const pair = await pairOfOrder(database.read, orderId);
      const count = async (): Promise<void> => {
        await learnPayers(database.read, gateways, pair);
        const outcome = await database.transact((tx, after) => recountOrder(platform, tx, { orderId }, after));
        // One more payment has arrived meanwhile.
        if (outcome === 'payers_unknown') await count();
      };
      await count();
      platform.wakeJobs();
    },
  },
});
