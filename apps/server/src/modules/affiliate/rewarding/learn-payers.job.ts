import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Gateways, learnPayers, pauseMs } from '../../payment/index.ts';
import { pairOfOrder } from './counted-order.store.ts';
import { recountOrder } from './recount-order.ts';

const kind = 'affiliate.learn-payers';

type Try = { readonly orderId: number; readonly tries: number };

/** An order of an invited guest is counted when the gateways have said who paid; none is asked while rows are locked. */
export const bookLearning = (executor: Executor, { orderId, tries, at }: Try & { readonly at: Date }): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${orderId}:${tries}`, payload: { orderId, tries }, runAt: at });

/** A few payments at a time. A gateway that cannot be reached is asked again, at last every hour: the reward waits. */
export const learnPayersJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  [kind]: {
    outside: async ({ orderId, tries }: Try) => {
      const { database, clock } = platform;
      const isAnswered = await learnPayers(database.read, gateways, await pairOfOrder(database.read, orderId));
      const outcome = await database.transact((tx, after) => recountOrder(platform, tx, { orderId }, after));
      if (outcome === 'payers_unknown') {
        const at = new Date(clock.now().getTime() + (isAnswered ? 0 : pauseMs(tries)));
        await bookLearning(database.alone, { orderId, tries: tries + 1, at });
      }
      platform.wakeJobs();
    },
  },
});
