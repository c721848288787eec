import type { OrderState, OrderType } from '../ordering/index.ts';
import { lateAfterPromiseMinutes } from './refund-requests.ts';
import type { LiableParty } from './refund-words.ts';

export type RefundRequestFacts = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly type: OrderType;
  /** The estimated arrival that the guest was told. */
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * Whether a guest's request is granted at once, asking nobody (rule refund-7): the order is not yet accepted, or it is 30
 * minutes past the promised time and not delivered. Food that waits on the counter for its guest is not late: they may
 * have eaten it already. What the merchant declares to be sold out brings itself back, without a request.
 */
export function isGrantedAtOnce({ orderState, type, promisedAt, now }: RefundRequestFacts): boolean {
  if (orderState === 'pending') return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  const isOnCounter = orderState === 'to_be_picked_up' && type !== 'delivery';
  return !isServed && !isOnCounter && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}

/**
 * Whose fault it is that a request is granted at once. What nobody has begun is nobody's. Late food is the shop's as long
 * as it cooks, and when it was ready only after the promised time; else the platform's, which promised: a courier is
 * never charged unheard (decision record 21).
 */
export function liableAtOnce(order: {
  readonly orderState: OrderState;
  readonly promisedAt: Date;
  /** Null while it is not ready. */
  readonly readyAt: Date | null;
}): LiableParty | null {
  if (order.orderState === 'pending') return null;
  const wasReadyInTime = order.readyAt !== null && order.readyAt <= order.promisedAt;
  return wasReadyInTime ? 'platform' : 'merchant';
}
