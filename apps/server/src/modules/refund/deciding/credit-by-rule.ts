import { creditPeriodDays, fitsCreditRule, mayCreditByRule } from '@chifan/domain/refund';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { fulfilmentState, type OrderRow } from '../../ordering/index.ts';
import { countCreditsByRule, lockCreditsOfMember, type RefundRow, receivedAtOf } from '../refund.store.ts';
import { objectionDeadline } from '../refund-timers.ts';
import type { LockedRefund } from '../transition-refund.ts';
import { grantRefund } from './grant-refund.ts';

const dayMs = 86_400_000;

/**
 * Returns whether the order allows an automatic refund by rule, before the guest's request is known (rule refund-26).
 */
export async function isCreditPossible(executor: Executor, order: OrderRow, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - creditPeriodDays * dayMs);
  return mayCreditByRule({
    orderState: fulfilmentState(order),
    receivedAt: await receivedAtOf(executor, order.id),
    isSetMeal: order.set_meal_id !== null,
    creditsBefore: await countCreditsByRule(executor, order.member_id, since),
    now,
  });
}

/**
 * Returns whether a rule grants the request without a decision by staff. Locks the member's refunds by rule until the
 * transaction ends.
 */
export async function isCreditedByRule(
  { tx, now }: TransitionContext,
  { order, refund: { reason, asked, photos } }: LockedRefund,
): Promise<boolean> {
  if (!fitsCreditRule({ reason, amount: asked, photos: photos.length })) return false;
  await lockCreditsOfMember(tx, order.member_id);
  return isCreditPossible(tx, order, now);
}

/**
 * Grants a refund request by rule, without a decision by staff and at the shop's cost. The shop may object for a day
 * (rule refund-28).
 */
export const creditByRule = (
  platform: Platform,
  context: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> =>
  grantRefund(platform, context, locked, {
    event: 'grant_by_rule',
    amount: locked.refund.asked,
    liable: 'merchant',
    changes: { objection: 'possible', due_at: objectionDeadline(context.now) },
  });
