import type { MallOrderActor, MallRefundItem } from '@chifan/domain/mall';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer } from '../../../../platform/http/call-result.ts';
import type { Platform } from '../../../../platform/module.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { returnMallOrder } from '../../../wallet/index.ts';
import { changeStock, lockProducts, type MallOrderRow, mallLinesToRefund, piecesOf } from '../mall-order.store.ts';
import { publishPointsChanged, transitionMallOrder } from '../transition-mall-order.ts';

/**
 * Ends an order whose parcel was not sent. The units return to stock, and paid points to the member. The caller must
 * have locked the order.
 */
export async function endMallOrder(
  platform: Platform,
  transition: TransitionContext<MallOrderActor>,
  order: MallOrderRow,
  event: 'cancel' | 'expire' | 'refuse',
  reason: string | null,
): Promise<Answer<MallOrderRow>> {
  const isPaid = order.paid_at !== null;
  const ended = await transitionMallOrder(
    platform,
    transition,
    order,
    event,
    isPaid ? { refunded: order.points } : {},
    { reason },
  );
  if (!ended.ok) return ended;
  const { tx, now: at } = transition;
  const pieces = await piecesOf(tx, order.id);
  await lockProducts(
    tx,
    pieces.map(({ productId }) => productId),
  );
  await changeStock(tx, pieces, { stock: 1, redeemed: isPaid ? -1 : 0 });
  if (!isPaid) return ended;
  await returnMallOrder(tx, { mallOrderId: order.id, memberId: order.member_id, points: order.points, at });
  publishPointsChanged(platform, transition, order.member_id);
  return ended;
}

export async function restockPieces(tx: Tx, orderId: number, items: readonly MallRefundItem[]): Promise<void> {
  const lines = await mallLinesToRefund(tx, orderId);
  const pieces = items.flatMap(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line ? [{ productId: line.productId, number }] : [];
  });
  await lockProducts(
    tx,
    pieces.map(({ productId }) => productId),
  );
  await changeStock(tx, pieces, { stock: 1, redeemed: 0 });
}
