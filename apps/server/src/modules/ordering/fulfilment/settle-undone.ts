import { isCourierOwed, type LiableParty, owedBy } from '@chifan/domain/refund';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { makeHeldWhole, payCourier, settleOrder } from '../../wallet/index.ts';
import type { OrderRow } from '../order.store.ts';
import { workingState } from '../transition-order.ts';
import { brandOf, collectOwed, subsidyOf } from './complete-order.ts';

type Undone = {
  readonly liable: LiableParty | null;
  /** Fen returned by the end of the order itself. Earlier refunds are counted separately. */
  readonly endedWith: number;
};

/**
 * The whole payment was returned. Parties that worked and are not liable still earn, and the liable party pays for that
 * (decision record 21). A liable shop earns nothing, and pays the courier who collected the food (decision record 15).
 * A completed order is settled already. @param order its row before it ended
 */
export async function settleUndone(
  transition: TransitionContext,
  order: OrderRow,
  { liable, endedWith }: Undone,
): Promise<void> {
  const { tx, now: at } = transition;
  // Before a restaurant is chosen, no party has worked for the order.
  if (order.completed_at !== null || order.shop_id === null) return;
  const { id: orderId, shop_id: shopId, delivery_fee: courierFee } = order;
  const debtor = owedBy({ isSettled: false, hasCourier: order.courier_id !== null, liable });
  const collected = await collectOwed(tx, order, at);
  const courierId = hasBrought(order) ? order.courier_id : null;
  if (debtor === null && collected === 0) {
    if (courierId !== null) await payCourier(tx, { orderId, shopId, courierId, fee: courierFee, at });
    return;
  }
  const more = debtor === null ? 0 : endedWith;
  const owing = debtor === 'courier' ? order.courier_id : null;
  await makeHeldWhole(tx, { key: `order:${orderId}:borne`, orderId, courierId: owing, amount: more, at });
  const total = collected + more;
  const brand = await brandOf(tx, order);
  await settleOrder(tx, { orderId, shopId, brand, courierId, courierFee, total, subsidy: subsidyOf(order, total), at });
}

const hasBrought = (order: OrderRow): boolean =>
  isCourierOwed({ orderState: workingState(order), hasCourier: order.courier_id !== null });
