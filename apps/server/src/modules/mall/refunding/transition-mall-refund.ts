import { applyEvent } from '@chifan/domain';
import { type MallRefundEvent, mallRefundWorkflow } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockMallOrder, type MallOrderRow } from '../ordering/mall-order.store.ts';
import type { MallTransitionContext } from '../ordering/transition-mall-order.ts';
import {
  lockMallRefund,
  type MallRefundChanges,
  type MallRefundRow,
  mallOrderOfRefund,
  writeMallRefundMove,
} from './mall-refund.store.ts';

/** A refund with its order: both rows are locked, the order's first. */
export type LockedMallRefund = { readonly order: MallOrderRow; readonly refund: MallRefundRow };

export async function lockMallRefundWithOrder(tx: Tx, refundId: number): Promise<LockedMallRefund | undefined> {
  const orderId = await mallOrderOfRefund(tx, refundId);
  const order = orderId === undefined ? undefined : await lockMallOrder(tx, orderId);
  const refund = order && (await lockMallRefund(tx, refundId));
  return order && refund && { order, refund };
}

/**
 * The one way a refund of a mall order changes its state: asks the table, writes state and history together, and tells
 * those who decide once the commit stands. Its guest hears of it by the order, which moves with it.
 */
export async function transitionMallRefund(
  platform: Platform,
  transition: MallTransitionContext,
  refund: MallRefundRow,
  event: MallRefundEvent,
  changes: MallRefundChanges = {},
): Promise<Answer<MallRefundRow>> {
  const { tx, after, now: at, actor, staffId } = transition;
  const move = applyEvent(mallRefundWorkflow, refund, event, actor);
  if (!move.ok) return refused(move.reason, { state: refund.state, event });
  const moved = await writeMallRefundMove(tx, refund, move.value.state, changes, { event, actor, staffId, at });
  after(() => platform.live.tell(['platform'], { topic: 'mall-refunds', version: at.getTime() }));
  return { ok: true, value: moved };
}
