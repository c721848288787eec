import { fen } from '@chifan/domain';
import { bestCoupons } from '@chifan/domain/coupon';
import type { Tx } from '../../../platform/database/database.ts';
import { holdCoupons, rebateOfOrder, spendCoupons, usableCoupons } from '../../coupon/index.ts';
import type { OrderRow } from '../order.store.ts';

export type Rebate = { readonly percent: number; readonly most: number | null };

/** The best one, once, by itself (rule wallet-6). Asked again it answers with the card that the order has used. */
export async function takeRebateCard(tx: Tx, order: OrderRow, at: Date): Promise<Rebate | null> {
  const { id: orderId, member_id: memberId, shop_id: shopId, type } = order;
  const own = (await usableCoupons(tx, memberId, { shopId, now: at })).filter(({ group }) => group === 'rebate');
  const { rebate } = bestCoupons(own, {
    shopId,
    type,
    afterFullReduction: fen(order.goods - order.full_reduction),
    deliveryFee: fen(order.delivery_fee),
    now: at,
  });
  const used = await rebateOfOrder(tx, orderId);
  if (used || rebate === null) return used;
  // Somebody else's order may have it in this moment: then this one has none.
  if ((await holdCoupons(tx, { orderId, memberId, couponIds: [rebate], at })) !== 'held') return null;
  await spendCoupons(tx, { orderId, at });
  return rebateOfOrder(tx, orderId);
}
