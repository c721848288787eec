import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { timerHandler } from '../../platform/workflow/locked.ts';
import { issueCode } from './codes/issue-code.ts';
import { completeOrder } from './fulfilment/complete-order.ts';
import { endOrder } from './fulfilment/end-order.ts';
import { expireUnanswered } from './fulfilment/expire-unanswered.ts';
import { lockOrder, orderTables } from './order.store.ts';
import { isTimerOutdated, timerKinds } from './order-timers.ts';
import { expireVoucher } from './setmeal/expire-voucher.ts';
import { releaseLost } from './setmeal/release-restaurant.ts';
import { fulfilmentState } from './transition-order.ts';

export function orderTimerJobs(platform: Platform): JobHandlers {
  const whenDue = timerHandler(platform, orderTables, lockOrder);
  return {
    [timerKinds.unpaid]: whenDue(async (transition, order) => {
      if (order.state === 'unpaid') await endOrder(platform, transition, order, 'expire', 'not_paid_in_time');
    }),
    [timerKinds.unanswered]: whenDue(async (transition, order) => {
      if (order.state === 'pending') await expireUnanswered(platform, transition, order);
    }),
    [timerKinds.code]: whenDue((transition, order) => issueCode(platform, transition, order)),
    [timerKinds.dayEnd]: whenDue(async (transition, order) => {
      if (
        order.type !== 'delivery' &&
        fulfilmentState(order) === 'to_be_picked_up' &&
        !isTimerOutdated(order, transition.now)
      )
        await completeOrder(platform, transition, order, 'redeem');
    }),
    [timerKinds.voucher]: whenDue((transition, order) => expireVoucher(platform, transition, order)),
    [timerKinds.release]: whenDue((transition, order) => releaseLost(platform, transition, order)),
    [timerKinds.confirm]: whenDue(async (transition, order) => {
      if (order.state === 'delivered') await completeOrder(platform, transition, order, 'confirm');
    }),
  };
}
