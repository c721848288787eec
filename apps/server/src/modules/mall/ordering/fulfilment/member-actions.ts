import type { MallOrderActor } from '@chifan/domain/mall';
import { mallCancelReasons } from '@chifan/domain/mall';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { lockMallOrder, type MallOrderRow } from '../mall-order.store.ts';
import { transitionMallOrder } from '../transition-mall-order.ts';
import { endMallOrder } from './end-mall-order.ts';

type OnOrder = { readonly orderId: number };

/** A guest may cancel a mall order until the parcel is sent. Afterwards the guest may only request a refund. */
export async function cancelMallOrder(
  platform: Platform,
  { orderId, reason }: OnOrder & { readonly reason: number },
  context: MemberContext,
): Promise<Answer<OnOrder>> {
  if (!mallCancelReasons.some(({ number }) => number === reason)) return refused('bad_request');
  return onOwnMallOrder(platform, orderId, context, async (transition, order) =>
    order.shipped_at === null
      ? endMallOrder(platform, transition, order, 'cancel', String(reason))
      : refused('parcel_sent', { state: order.state }),
  );
}

export const confirmMallOrder = (
  platform: Platform,
  { orderId }: OnOrder,
  context: MemberContext,
): Promise<Answer<OnOrder>> =>
  onOwnMallOrder(platform, orderId, context, (transition, order) =>
    transitionMallOrder(platform, transition, order, 'confirm', { completed_at: transition.now }),
  );

async function onOwnMallOrder(
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
