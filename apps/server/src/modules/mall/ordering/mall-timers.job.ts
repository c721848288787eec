import type { MallOrderActor } from '@chifan/domain/mall';
import { mallConfirmsAt } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endMallOrder } from './fulfilment/end-mall-order.ts';
import { lockMallOrder, type MallOrderRow, resumedAtOf } from './mall-order.store.ts';
import { mallTimerKinds } from './mall-timers.ts';
import { transitionMallOrder } from './transition-mall-order.ts';

/** What happens by itself when its time has come; a timer whose moment has passed by other means does nothing. */
export function mallTimerJobs(platform: Platform): JobHandlers {
  const whenDue = (work: (transition: TransitionContext<MallOrderActor>, order: MallOrderRow) => Promise<unknown>) => ({
    inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after: (effect: () => void) => void) => {
      const order = await lockMallOrder(tx, orderId);
      if (order) await work(systemContext({ tx, after, now: platform.clock.now() }), order);
    },
  });
  return {
    [mallTimerKinds.unpaid]: whenDue(async (transition, order) => {
      if (order.state === 'unpaid') await endMallOrder(platform, transition, order, 'expire', null);
    }),
    [mallTimerKinds.confirm]: whenDue(async (transition, order) => {
      if (order.state !== 'to_be_delivered' || order.shipped_at === null) return;
      // One of before a refund that came to nothing: the parcel has a timer of its own since then.
      if (transition.now < mallConfirmsAt(order.shipped_at, await resumedAtOf(transition.tx, order.id))) return;
      await transitionMallOrder(platform, transition, order, 'confirm', { completed_at: transition.now });
    }),
  };
}
