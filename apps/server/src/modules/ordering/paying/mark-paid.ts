import { randomInt } from 'node:crypto';
import { handOverCodeFromNumber } from '@chifan/domain/ordering';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { shopForOrder } from '../../catalogue/index.ts';
import { type Hand, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order.store.ts';
import { setUnansweredTimer } from '../order-timers.ts';
import { acceptOrder } from '../working/accept-order.ts';

/**
 * The order is paid in full: the merchant is told, and has 10 minutes. A shop that accepts by itself does so in the same
 * transaction. The row must be locked.
 */
export async function markPaid(platform: Platform, hand: Hand, order: OrderRow): Promise<Answer<OrderRow>> {
  // The guest tells the courier these 4 digits (decisions §2).
  const handOverCode = order.type === 'delivery' ? handOverCodeFromNumber(randomInt(0, 10_000)) : null;
  const paid = await moveOrder(platform, hand, order, 'pay', { paid_at: hand.now, hand_over_code: handOverCode });
  if (!paid.ok) return paid;
  await setUnansweredTimer(hand.tx, paid.value, hand.now);
  hand.after(platform.wakeJobs);
  const shop = await shopForOrder(hand.tx, order.shop_id);
  return shop?.autoAccept ? acceptOrder(platform, hand, paid.value) : paid;
}
