import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { timerOf } from '../../platform/workflow/locked.ts';
import { issueCode } from './codes/issue-code.ts';
import { completeOrder } from './fulfilment/complete-order.ts';
import { endOrder } from './fulfilment/end-order.ts';
import { lockOrder, orderTables } from './order.store.ts';
import { timerKinds, waitsOn } from './order-timers.ts';
import { expireVoucher } from './setmeal/expire-voucher.ts';
import { releaseLost } from './setmeal/release-restaurant.ts';
import { workingState } from './transition-order.ts';

const ofOrder = ({ orderId }: { readonly orderId: number }) => [`order:${orderId}`];

export function orderTimerJobs(platform: Platform): JobHandlers {
  const whenDue = timerOf(platform, orderTables, lockOrder);
  return {
    // Nearly all of them find that their order moved on: they share a round trip. What else an end gives back, of dishes,
    // coupons and balances, each statement changes by itself.
    [timerKinds.unpaid]: {
      ...whenDue(async (transition, order) => {
        if (order.state === 'unpaid') await endOrder(platform, transition, order, 'expire', 'not_paid_in_time');
      }),
      concerns: ofOrder,
    },
    [timerKinds.unanswered]: {
      ...whenDue(async (transition, order) => {
        if (order.state === 'pending') await endOrder(platform, transition, order, 'expire', 'not_answered_in_time');
      }),
      concerns: ofOrder,
    },
    // Each statement that takes a code of the shop looks itself at which are free: other orders' may run beside it.
    [timerKinds.code]: {
      ...whenDue((transition, order) => issueCode(platform, transition, order)),
      concerns: ofOrder,
    },
    [timerKinds.dayEnd]: whenDue(async (transition, order) => {
      if (order.type !== 'delivery' && workingState(order) === 'to_be_picked_up' && !waitsOn(order, transition.now))
        await completeOrder(platform, transition, order, 'redeem');
    }),
    [timerKinds.voucher]: whenDue((transition, order) => expireVoucher(platform, transition, order)),
    [timerKinds.release]: whenDue((transition, order) => releaseLost(platform, transition, order)),
    [timerKinds.confirm]: whenDue(async (transition, order) => {
      if (order.state === 'delivered') await completeOrder(platform, transition, order, 'confirm');
    }),
  };
}
