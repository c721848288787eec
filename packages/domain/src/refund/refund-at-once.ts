import type { OrderState, OrderType } from '../ordering/index.ts';
import { lateAfterPromiseMinutes } from './refund-requests.ts';
import type { LiableParty } from './refund-words.ts';

export type RefundRequestFacts = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly type: OrderType;
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * Granted without asking anybody (rule refund-7): the order is not accepted yet, or it is 30 minutes past the promised
 * time and not delivered. Food waiting on the counter is not late: the guest may have eaten it already. What the
 * merchant declares sold out is refunded without a request.
 */
export function isGrantedAtOnce({ orderState, type, promisedAt, now }: RefundRequestFacts): boolean {
  if (orderState === 'pending') return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  const isOnCounter = orderState === 'to_be_picked_up' && type !== 'delivery';
  return !isServed && !isOnCounter && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}

/**
 * Who is liable for a refund granted at once. Nobody, before anybody began; the shop, while the food cooks or when it
 * was ready only after the promised time; else the platform, which promised: a courier is never charged unheard
 * (decision record 21).
 */
export function liableAtOnce(order: {
  readonly orderState: OrderState;
  readonly promisedAt: Date;
  /** Null while not ready. */
  readonly readyAt: Date | null;
}): LiableParty | null {
  if (order.orderState === 'pending') return null;
  const wasReadyInTime = order.readyAt !== null && order.readyAt <= order.promisedAt;
  return wasReadyInTime ? 'platform' : 'merchant';
}
