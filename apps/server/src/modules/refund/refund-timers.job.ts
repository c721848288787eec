import type { RefundEvent } from '@chifan/domain/refund';
import type { Tx } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../platform/workflow/transition-context.ts';
import { lockWithOrder } from './change-refund.ts';
import { grantOffer } from './deciding/grant-offer.ts';
import { leaveAfterSale } from './deciding/leave-after-sale.ts';
import { mealRefundPolicy } from './meal-refund-policy.ts';
import { refundTimerKinds } from './refund-timers.ts';
import { type LockedRefund, tellOfOrder, transitionRefund } from './transition-refund.ts';

/** Each looks at the refund under its lock first: a timer whose moment has passed by other means does nothing. */
export function refundTimerJobs(platform: Platform): JobHandlers {
  const whenDue = (work: (transition: TransitionContext, locked: LockedRefund) => Promise<void>) => ({
    inTransaction: async (tx: Tx, { refundId }: { refundId: number }, after: (effect: () => void) => void) => {
      const locked = await lockWithOrder(mealRefundPolicy, tx, refundId);
      if (locked) await work(systemContext({ tx, after, now: platform.clock.now() }), locked);
    },
  });
  return {
    [refundTimerKinds.escalate]: whenDue(async (transition, locked) => {
      if (locked.refund.state !== 2) return;
      await must(platform, transition, locked, 'escalate');
      await tellOfOrder(platform, transition, locked.order);
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
  const granted = await grantOffer(platform, transition, locked, 'auto_accept_offer');
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
  if (!moved.ok) throw new Error(`refund ${locked.refund.number} could not ${event}: ${moved.reason}`);
}
