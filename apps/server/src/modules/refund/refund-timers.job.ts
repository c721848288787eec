import type { RefundEvent } from '@chifan/domain/refund';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { timerHandler } from '../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import { lockWithOrder } from './change-refund.ts';
import { grantRefundOffer } from './deciding/grant-offer.ts';
import { leaveAfterSale } from './deciding/leave-after-sale.ts';
import { mealRefundPolicy } from './meal-refund-policy.ts';
import { refundTables } from './refund.store.ts';
import { refundTimerKinds } from './refund-timers.ts';
import { type LockedRefund, publishOrderOfRefund, transitionRefund } from './transition-refund.ts';

/**
 * Jobs for the deadlines of a refund request. After a day without the merchant's answer, the platform decides. After a
 * day without an appeal, a refusal is final and an offer is accepted.
 */
export function refundTimerJobs(platform: Platform): JobHandlers {
  const whenDue = timerHandler(platform, refundTables, (tx, refundId) => lockWithOrder(mealRefundPolicy, tx, refundId));
  return {
    [refundTimerKinds.escalate]: whenDue(async (transition, locked) => {
      if (locked.refund.state !== 2) return;
      await must(platform, transition, locked, 'escalate');
      await publishOrderOfRefund(platform, transition, locked.order);
    }),
    [refundTimerKinds.lapse]: whenDue(async (transition, locked) => {
      if (locked.refund.state !== 3) return;
      if (locked.refund.offered !== null) return acceptBySilence(platform, transition, locked);
      await must(platform, transition, locked, 'lapse');
      await leaveAfterSale(platform, transition, locked.order, { isAllBack: false });
    }),
  };
}

async function acceptBySilence(platform: Platform, transition: TransitionContext, locked: LockedRefund): Promise<void> {
  const granted = await grantRefundOffer(platform, transition, locked, 'auto_accept_offer');
  if (!granted.ok) throw new Error(`the offer of refund ${locked.refund.number} was not granted: ${granted.reason}`);
}

async function must(
  platform: Platform,
  transition: TransitionContext,
  locked: LockedRefund,
  event: RefundEvent,
): Promise<void> {
  const ends = event === 'lapse' ? { decided_at: transition.now } : {};
  const moved = await transitionRefund(platform, transition, locked, event, { ...ends, due_at: null });
  if (!moved.ok) throw new Error(`refund ${locked.refund.number}: event ${event} was refused: ${moved.reason}`);
}
