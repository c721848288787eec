import { businessDay } from '@chifan/domain/catalogue';
import { pickUpCodeFromNumber } from '@chifan/domain/ordering';
import type { Tx } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { type Hand, moveOrder, systemHand, workingState } from './move-order.ts';
import { insertPickUpCode, lockOrder, nextPickUpSequence, type OrderRow } from './order.store.ts';
import { dayEndTimer, timerKinds } from './order-timers.ts';
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

/** Decisions §2: unique per shop and business day, never issued twice. */
async function issueCode(platform: Platform, hand: Hand, order: OrderRow): Promise<void> {
  if (workingState(order) !== 'delivering' || order.pick_up_code !== null) return;
  const day = businessDay(hand.now);
  const code = pickUpCodeFromNumber(await nextPickUpSequence(hand.tx, order.shop_id, day));
  await insertPickUpCode(hand.tx, { orderId: order.id, shopId: order.shop_id, businessDay: day, code });
  const timer = dayEndTimer(order, hand.now);
  const issued = await moveOrder(platform, hand, order, 'issue_code', { pick_up_code: code }, { timer });
  if (!issued.ok) throw new Error(`the code of order ${order.number} could not be issued: ${issued.reason}`);
}
