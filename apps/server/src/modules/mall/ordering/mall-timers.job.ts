import { mallConfirmsAt } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockMallOrder, type MallOrderRow, resumedAtOf } from './mall-order.store.ts';
import { mallTimerKinds } from './mall-timers.ts';
import { type MallHand, mallSystemHand, moveMallOrder } from './move-mall-order.ts';
import { endMallOrder } from './working/end-mall-order.ts';

/** What happens by itself when its time has come; a timer whose moment has passed by other means does nothing. */
export function mallTimerJobs(platform: Platform): JobHandlers {
  const whenDue = (work: (hand: MallHand, order: MallOrderRow) => Promise<unknown>) => ({
    inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after: (effect: () => void) => void) => {
      const order = await lockMallOrder(tx, orderId);
      if (order) await work(mallSystemHand({ tx, after, now: platform.clock.now() }), order);
    },
  });
  return {
    [mallTimerKinds.unpaid]: whenDue(async (hand, order) => {
      if (order.state === 'unpaid') await endMallOrder(platform, hand, order, 'expire', null);
    }),
    [mallTimerKinds.confirm]: whenDue(async (hand, order) => {
      if (order.state !== 'to_be_delivered' || order.shipped_at === null) return;
      // One of before a refund that came to nothing: the parcel has a timer of its own since then.
      if (hand.now < mallConfirmsAt(order.shipped_at, await resumedAtOf(hand.tx, order.id))) return;
      await moveMallOrder(platform, hand, order, 'confirm', { completed_at: hand.now });
    }),
  };
}
