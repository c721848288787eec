import type { OrderState, OrderType } from '../ordering/index.ts';
import type { LiableParty } from './refund-reasons.ts';
import { lateAfterPromiseMinutes } from './refund-requests.ts';

export type RefundRequestFacts = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly type: OrderType;
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * Granted without a decision (rule refund-7) if the order is not accepted yet, or is undelivered 30 minutes after the
 * promised time. Food on the counter is not late, because the guest may have eaten it already. Dishes declared sold out
 * by the merchant are refunded without a request.
 */
export function isGrantedAutomatically({ orderState, type, promisedAt, now }: RefundRequestFacts): boolean {
  if (orderState === 'pending') return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  const isOnCounter = orderState === 'to_be_picked_up' && type !== 'delivery';
  return !isServed && !isOnCounter && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}

/**
 * The liable party of a refund granted at once. Null before work on the order has begun. The shop while the food cooks,
 * or if it was ready after the promised time. Otherwise the platform, which promised the time: a courier is never
 * charged without a hearing (decision record 21).
 */
export function liableForAutomaticRefund(order: {
  readonly orderState: OrderState;
  readonly promisedAt: Date;
  /** Null while not ready. */
  readonly readyAt: Date | null;
}): LiableParty | null {
  if (order.orderState === 'pending') return null;
  const wasReadyInTime = order.readyAt !== null && order.readyAt <= order.promisedAt;
  return wasReadyInTime ? 'platform' : 'merchant';
}
