import { mallConfirmsAt } from '@chifan/domain/mall';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { confirmTimer, type MallOrderRow, transitionMallOrder } from '../../mall/index.ts';

/** Refunded when all came back, settled when the guest has had it, else under way and received by itself one day. */
export async function leaveMallAfterSale(
  platform: Platform,
  by: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  order: MallOrderRow,
  changes: { readonly refunded?: number } = {},
): Promise<void> {
  const isAllBack = (changes.refunded ?? order.refunded) === order.points;
  const event = isAllBack ? 'refund' : order.state_before_after_sale === 'completed' ? 'settle' : 'resume';
  const confirms = { timer: (moved: MallOrderRow) => confirmTimer(moved, confirmsAtOf(order, by.now)) };
  const transition = systemContext(by);
  const moved = await transitionMallOrder(
    platform,
    transition,
    order,
    event,
    changes,
    event === 'resume' ? confirms : {},
  );
  if (!moved.ok) throw new Error(`mall order ${order.number} could not ${event}: ${moved.reason}`);
}

function confirmsAtOf({ number, shipped_at: shippedAt }: MallOrderRow, resumedAt: Date): Date {
  if (shippedAt === null) throw new Error(`mall order ${number} was never sent`);
  return mallConfirmsAt(shippedAt, resumedAt);
}
