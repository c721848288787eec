import { courierPaidBy, type LiableParty } from '@chifan/domain/refund';
import { payCourier } from '../../wallet/index.ts';
import { type Hand, workingState } from '../move-order.ts';
import type { OrderRow } from '../order.store.ts';

/**
 * Everything that was paid for this order goes back: the courier who collected it is paid all the same.
 * @param order as it stood before it ended.
 */
export async function payCourierInVain({ tx, now }: Hand, order: OrderRow, liable: LiableParty): Promise<void> {
  const { id: orderId, shop_id: shopId, courier_id: courierId, delivery_fee: fee } = order;
  const by = courierPaidBy({ orderState: workingState(order), hasCourier: courierId !== null, liable });
  if (by !== null && courierId !== null) await payCourier(tx, { orderId, shopId, courierId, fee, by, at: now });
}
