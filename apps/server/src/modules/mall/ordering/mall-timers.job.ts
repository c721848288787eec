import { mallConfirmsAt } from '@chifan/domain/mall';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { timerOf } from '../../../platform/workflow/locked.ts';
import { endMallOrder } from './fulfilment/end-mall-order.ts';
import { lockMallOrder, mallOrderTables, resumedAtOf } from './mall-order.store.ts';
import { mallTimerKinds } from './mall-timers.ts';
import { transitionMallOrder } from './transition-mall-order.ts';

/** What happens to a mall order by itself when its time has come. */
export function mallTimerJobs(platform: Platform): JobHandlers {
  const whenDue = timerOf(platform, mallOrderTables, lockMallOrder);
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
