import { mallConfirmsAt } from '@chifan/domain/mall';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { timerHandler } from '../../../platform/workflow/locked.ts';
import { endMallOrder } from './fulfilment/end-mall-order.ts';
import { lockMallOrder, mallOrderTables, resumedAtOf } from './mall-order.store.ts';
import { mallTimerKinds } from './mall-timers.ts';
import { transitionMallOrder } from './transition-mall-order.ts';

/** Returns the jobs that cancel unpaid mall orders and count unconfirmed parcels as received. */
export function mallTimerJobs(platform: Platform): JobHandlers {
  const whenDue = timerHandler(platform, mallOrderTables, lockMallOrder);
  return {
    [mallTimerKinds.unpaid]: whenDue(async (transition, order) => {
      if (order.state === 'unpaid') await endMallOrder(platform, transition, order, 'expire', null);
    }),
    [mallTimerKinds.confirm]: whenDue(async (transition, order) => {
      if (order.state !== 'to_be_delivered' || order.shipped_at === null) return;
      // Ignores a timer that was set before an unsuccessful refund request. A new timer was set after that request.
      if (transition.now < mallConfirmsAt(order.shipped_at, await resumedAtOf(transition.tx, order.id))) return;
      await transitionMallOrder(platform, transition, order, 'confirm', { completed_at: transition.now });
    }),
  };
}
