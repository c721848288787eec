import type { OrderState } from '@chifan/domain/ordering';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { fulfilmentState, type OrderRow, settleOrderEarnings, transitionOrder } from '../../ordering/index.ts';
import { creditRewardsNow } from '../../wallet/index.ts';

const served: readonly OrderState[] = ['delivered', 'completed'];

/**
 * Decides the state of an order after a refund (rule refund-14). The order becomes `refunded` if the whole payment was
 * refunded, `after_sale_completed` if the food was delivered before, and continues otherwise. Shop and courier of a
 * delivered order that was not completed are paid now, because the order's timer has no effect any more. Rewards of a
 * completed order that are due are credited now.
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
