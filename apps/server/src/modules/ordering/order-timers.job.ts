import type { Tx } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { issueCode } from './codes/issue-code.ts';
import { type Hand, systemHand, workingState } from './move-order.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { timerKinds } from './order-timers.ts';
import { completeOrder } from './working/complete-order.ts';
import { endOrder } from './working/end-order.ts';

/**
 * What happens by itself when its time has come. Each looks at the order under its lock first: a timer whose moment has
 * passed by other means does nothing.
 */
export function orderTimerJobs(platform: Platform): JobHandlers {
  const whenDue = (work: (hand: Hand, order: OrderRow) => Promise<unknown>) => ({
    inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after: (effect: () => void) => void) => {
      const order = await lockOrder(tx, orderId);
      if (order) await work(systemHand(tx, after, platform.clock.now()), order);
    },
  });
  return {
    [timerKinds.unpaid]: whenDue(async (hand, order) => {
      if (order.state === 'unpaid') await endOrder(platform, hand, order, 'expire', 'not_paid_in_time');
    }),
    [timerKinds.unanswered]: whenDue(async (hand, order) => {
      if (order.state === 'pending') await endOrder(platform, hand, order, 'expire', 'not_answered_in_time');
    }),
    [timerKinds.code]: whenDue((hand, order) => issueCode(platform, hand, order)),
    [timerKinds.dayEnd]: whenDue(async (hand, order) => {
      if (order.type !== 'delivery' && workingState(order) === 'to_be_picked_up')
        await completeOrder(platform, hand, order, 'redeem');
    }),
    [timerKinds.confirm]: whenDue(async (hand, order) => {
      if (order.state === 'delivered') await completeOrder(platform, hand, order, 'confirm');
    }),
  };
}
