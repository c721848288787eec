import { isCourierStillPaid, type LiableParty, shopCompensationDebtor } from '@chifan/domain/refund';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { payCourier, replenishHeldAmount, settleOrder } from '../../wallet/index.ts';
import type { OrderRow } from '../order.store.ts';
import { fulfilmentState } from '../transition-order.ts';
import { brandShareOfOrder, settleOwedRefunds, subsidyForEarned } from './settle-order.ts';

type Undone = {
  readonly liable: LiableParty | null;
  /** Fen that were refunded by the cancellation of the delivery. Earlier refunds are counted separately. */
  readonly endedWith: number;
};

/**
 * Settles an order whose whole payment was refunded. Parties that worked and are not liable still earn, and the liable
 * party pays their earnings (decision record 21). A liable shop earns nothing. A courier who collected the food is paid
 * in any case (decision record 15). A completed order is settled already.
 * @param order the order's row before it ended
 */
export async function settleRefundedOrder(
  transition: TransitionContext,
  order: OrderRow,
  { liable, endedWith }: Undone,
): Promise<void> {
  const { tx, now: at } = transition;
  // Without a chosen restaurant, no party has worked for the order.
  if (order.completed_at !== null || order.shop_id === null) return;
  const { id: orderId, shop_id: shopId, delivery_fee: courierFee } = order;
  const debtor = shopCompensationDebtor({ isSettled: false, hasCourier: order.courier_id !== null, liable });
  const collected = await settleOwedRefunds(tx, order, at);
  const courierId = hasBrought(order) ? order.courier_id : null;
  if (debtor === null && collected === 0) {
    if (courierId !== null) await payCourier(tx, { orderId, shopId, courierId, fee: courierFee, at });
    return;
  }
  const more = debtor === null ? 0 : endedWith;
  const owing = debtor === 'courier' ? order.courier_id : null;
  await replenishHeldAmount(tx, { key: `order:${orderId}:borne`, orderId, courierId: owing, amount: more, at });
  const total = collected + more;
  const brand = await brandShareOfOrder(tx, order);
  await settleOrder(tx, {
    orderId,
    shopId,
    brand,
    courierId,
    courierFee,
    total,
    subsidy: subsidyForEarned(order, total),
    at,
  });
}

const hasBrought = (order: OrderRow): boolean =>
  isCourierStillPaid({ orderState: fulfilmentState(order), hasCourier: order.courier_id !== null });
