import type { Tx } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../platform/workflow/transition-context.ts';
import { issueCode } from './codes/issue-code.ts';
import { completeOrder } from './fulfilment/complete-order.ts';
import { endOrder } from './fulfilment/end-order.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { timerKinds } from './order-timers.ts';
import { workingState } from './transition-order.ts';

/** Each looks at the order under its lock first: a timer whose moment has passed by other means does nothing. */
export function orderTimerJobs(platform: Platform): JobHandlers {
  const whenDue = (work: (transition: TransitionContext, order: OrderRow) => Promise<unknown>) => ({
    inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after: (effect: () => void) => void) => {
      const order = await lockOrder(tx, orderId);
      if (order) await work(systemContext({ tx, after, now: platform.clock.now() }), order);
    },
  });
  return {
    [timerKinds.unpaid]: whenDue(async (transition, order) => {
      if (order.state === 'unpaid') await endOrder(platform, transition, order, 'expire', 'not_paid_in_time');
    }),
    [timerKinds.unanswered]: whenDue(async (transition, order) => {
      if (order.state === 'pending') await endOrder(platform, transition, order, 'expire', 'not_answered_in_time');
    }),
    [timerKinds.code]: whenDue((transition, order) => issueCode(platform, transition, order)),
    [timerKinds.dayEnd]: whenDue(async (transition, order) => {
      if (order.type !== 'delivery' && workingState(order) === 'to_be_picked_up')
        await completeOrder(platform, transition, order, 'redeem');
    }),
    [timerKinds.confirm]: whenDue(async (transition, order) => {
      if (order.state === 'delivered') await completeOrder(platform, transition, order, 'confirm');
    }),
  };
}
