import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import type { OrderRow } from '../order.store.ts';
import { codeTimer } from '../order-timers.ts';
import { transitionOrder } from '../transition-order.ts';

/** The merchant, or the shop by itself, takes the order. From here the pick-up code's timer runs. */
export async function acceptOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
): Promise<Answer<OrderRow>> {
  const timer = order.type === 'delivery' ? null : codeTimer(order, transition.now);
  return transitionOrder(platform, transition, order, 'accept', { accepted_at: transition.now }, { timer });
}
