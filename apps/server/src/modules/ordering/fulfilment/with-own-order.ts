import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';

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
