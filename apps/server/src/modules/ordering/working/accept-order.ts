import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Hand, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order.store.ts';
import { codeTimer } from '../order-timers.ts';

/** The merchant, or the shop by itself, takes the order. From here the pick-up code's timer runs. */
export async function acceptOrder(platform: Platform, hand: Hand, order: OrderRow): Promise<Answer<OrderRow>> {
  const timer = order.type === 'delivery' ? null : codeTimer(order, hand.now);
  return moveOrder(platform, hand, order, 'accept', { accepted_at: hand.now }, { timer });
}
