import type { OrderState } from '@chifan/domain/ordering';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { earnOrder, type OrderRow, transitionOrder, workingState } from '../../ordering/index.ts';
import { creditRewardsNow } from '../../wallet/index.ts';

const served: readonly OrderState[] = ['delivered', 'completed'];

/**
 * Rule refund-14: refunded when everything came back, settled when the guest had the food, else back to what it was
 * doing. An order that was delivered and not confirmed earns now: no other timer will complete it. What a completed one
 * has earned is credited now if that is due.
 */
export async function leaveAfterSale(
  platform: Platform,
  by: TransitionContext,
  order: OrderRow,
  { isAllBack }: { readonly isAllBack: boolean },
): Promise<OrderRow> {
  const transition = systemContext(by);
  const isServed = served.includes(workingState(order));
  const event = isAllBack ? 'refund' : isServed ? 'settle' : 'resume';
  const earns = event === 'settle' && order.completed_at === null;
  const moved = await transitionOrder(platform, transition, order, event, earns ? { completed_at: by.now } : {});
  if (!moved.ok) throw new Error(`order ${order.number} could not ${event}: ${moved.reason}`);
  if (earns) await earnOrder(platform, transition, moved.value);
  else if (event === 'settle') await creditRewardsNow(by.tx, order.id, by.now);
  return moved.value;
}
