import type { OrderState } from '@chifan/domain/ordering';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { fulfilmentState, type OrderRow, settleOrderEarnings, transitionOrder } from '../../ordering/index.ts';
import { creditRewardsNow } from '../../wallet/index.ts';

const served: readonly OrderState[] = ['delivered', 'completed'];

/**
 * Rule refund-14: the order is refunded if everything came back, settled if the food was delivered, and otherwise
 * resumes. A delivered, unconfirmed order earns now, because no other timer will complete it. Due rewards of a
 * completed order are credited now.
 */
export async function leaveAfterSale(
  platform: Platform,
  by: TransitionContext,
  order: OrderRow,
  { isAllBack }: { readonly isAllBack: boolean },
): Promise<OrderRow> {
  const transition = systemContext(by);
  const isServed = served.includes(fulfilmentState(order));
  const event = isAllBack ? 'refund' : isServed ? 'settle' : 'resume';
  const earns = event === 'settle' && order.completed_at === null;
  const moved = await transitionOrder(platform, transition, order, event, earns ? { completed_at: by.now } : {});
  if (!moved.ok) throw new Error(`order ${order.number}: event ${event} was refused: ${moved.reason}`);
  if (earns) await settleOrderEarnings(platform, transition, moved.value);
  else if (event === 'settle') await creditRewardsNow(by.tx, order.id, by.now);
  return moved.value;
}
