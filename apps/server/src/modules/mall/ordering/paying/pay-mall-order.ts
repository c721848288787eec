import { calls } from '@chifan/contract';
import type { MallOrderActor } from '@chifan/domain/mall';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../../platform/http/idempotency.ts';
import { RollbackWithRefusal } from '../../../../platform/http/rollback-with-refusal.ts';
import type { Platform } from '../../../../platform/module.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { isOverdrawn, payMallOrderByPoints } from '../../../wallet/index.ts';
import { takeOutOfCart } from '../../goods/cart.store.ts';
import { changeStock, lockMallOrder, lockProducts, type MallOrderRow, piecesOf } from '../mall-order.store.ts';
import { publishPointsChanged, transitionMallOrder } from '../transition-mall-order.ts';

type OnOrder = { readonly orderId: number };

export const payMallOrder = (
  platform: Platform,
  { orderId }: OnOrder,
  context: MemberContext,
): Promise<Answer<OnOrder>> =>
  runIdempotently(platform.database, context, calls.payMallOrder.path, { orderId }, async (tx, after) => {
    const order = await lockMallOrder(tx, orderId);
    if (!order || order.member_id !== context.caller.id) return refused('order_not_found');
    // Checks the deadline too, because the timer that cancels the order may be late.
    if (order.state !== 'unpaid' || order.pay_before <= context.now) {
      return refused('payment_not_open', { state: order.state });
    }
    const transition: TransitionContext<MallOrderActor> = {
      tx,
      after,
      now: context.now,
      actor: 'member',
      actorId: context.caller.id,
    };
    const paid = await transitionMallOrder(platform, transition, order, 'pay', { paid_at: context.now });
    if (!paid.ok) return paid;
    const pieces = await piecesOf(tx, orderId);
    await countRedeemed(tx, pieces);
    await takeOutOfCart(tx, order.member_id, pieces);
    await takePoints(tx, order, context.now);
    publishPointsChanged(platform, transition, order.member_id);
    return { ok: true, value: { orderId } };
  });

async function countRedeemed(tx: Tx, pieces: Awaited<ReturnType<typeof piecesOf>>): Promise<void> {
  await lockProducts(
    tx,
    pieces.map(({ productId }) => productId),
  );
  await changeStock(tx, pieces, { stock: 0, redeemed: 1 });
}

/** Debits the points. The database rejects a debit above the balance, even if payments are concurrent. */
async function takePoints(tx: Tx, { id, member_id, points }: MallOrderRow, at: Date): Promise<void> {
  try {
    await payMallOrderByPoints(tx, { mallOrderId: id, memberId: member_id, points, at });
  } catch (error) {
    if (isOverdrawn(error)) throw new RollbackWithRefusal(refused('insufficient_points'));
    throw error;
  }
}
