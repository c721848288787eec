import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { settleOrder } from '../../wallet/index.ts';
import { type Hand, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order.store.ts';

/** The guest has the food: what was held for the order goes to those who earned it. The row must be locked. */
export async function completeOrder(
  platform: Platform,
  hand: Hand,
  order: OrderRow,
  event: 'redeem' | 'confirm',
): Promise<Answer<OrderRow>> {
  const completed = await moveOrder(platform, hand, order, event, { completed_at: hand.now });
  if (completed.ok) await earnOrder(hand, completed.value);
  return completed;
}

/** What was paid and not refunded goes to those who earned it; an after-sale that settles an order ends so too. */
export async function earnOrder(hand: Pick<Hand, 'tx' | 'now'>, order: OrderRow): Promise<void> {
  const fee = order.delivery_fee - order.delivery_coupon;
  const refunded = order.refunded_balance + order.refunded_gateway;
  await settleOrder(hand.tx, {
    orderId: order.id,
    shopId: order.shop_id,
    courierId: order.courier_id,
    courierFee: fee,
    total: order.balance_part + order.payable - refunded,
    at: hand.now,
  });
}
