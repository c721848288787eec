import { cancelReasonsFor, orderWayOf } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';
import { completeOrder } from './complete-order.ts';
import { endOrder } from './end-order.ts';

/**
 * Cancels an order that no merchant has accepted, with a full refund. The `reason` must be one that is offered for the
 * order type.
 */
export function cancelOrder(
  platform: Platform,
  input: { orderId: number; reason: number },
  context: MemberContext,
): Promise<Answer<boolean>> {
  return withOwnOrder(platform, input.orderId, context, async (transition, order) => {
    const reason = cancelReasonsFor(orderWayOf(order)).find(({ number }) => number === input.reason);
    return reason ? endOrder(platform, transition, order, 'cancel', reason.key) : refused('bad_request');
  });
}

export const confirmOrder = (
  platform: Platform,
  input: { orderId: number },
  context: MemberContext,
): Promise<Answer<boolean>> =>
  withOwnOrder(platform, input.orderId, context, (transition, order) =>
    completeOrder(platform, transition, order, 'confirm'),
  );

export async function withOwnOrder(
  platform: Platform,
  orderId: number,
  context: MemberContext,
  work: (transition: TransitionContext, order: OrderRow) => Promise<Answer<OrderRow>>,
): Promise<Answer<boolean>> {
  const change = {
    lock: (tx: Tx) => lockOrder(tx, orderId),
    isTheirs: (order: OrderRow) => order.member_id === context.caller.id,
    missing: 'order_not_found',
    by: byCaller('member', context),
  } as const;
  const moved = await withLockedRow(platform, change, work);
  return moved.ok ? { ok: true, value: true } : moved;
}
