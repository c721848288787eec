import type { MallOrderActor } from '@chifan/domain/mall';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { lockMallOrder, type MallOrderRow } from '../mall-order.store.ts';

export type OnOrder = { readonly orderId: number };

export async function withOwnMallOrder(
  platform: Platform,
  orderId: number,
  context: MemberContext,
  work: (transition: TransitionContext<MallOrderActor>, order: MallOrderRow) => Promise<Answer<MallOrderRow>>,
): Promise<Answer<OnOrder>> {
  const change = {
    lock: (tx: Tx) => lockMallOrder(tx, orderId),
    isTheirs: (order: MallOrderRow) => order.member_id === context.caller.id,
    missing: 'order_not_found',
    by: byCaller('member', context),
  } as const;
  const moved = await withLockedRow(platform, change, work);
  return moved.ok ? { ok: true, value: { orderId } } : moved;
}
