import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import type { OrderRow } from '../order.store.ts';
import { transitionOrder } from '../transition-order.ts';
import { settleOrderEarnings } from './settle-order.ts';

/**
 * Completes an order when the guest has the food. The held payment goes to the shop, the courier and the platform. The
 * order's row must be locked.
 */
export async function completeOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  event: 'redeem' | 'confirm',
): Promise<Answer<OrderRow>> {
  const completed = await transitionOrder(platform, transition, order, event, { completed_at: transition.now });
  if (completed.ok) await settleOrderEarnings(platform, transition, completed.value);
  return completed;
}
