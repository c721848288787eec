import type { OrderState, OrderType } from '../ordering/index.ts';
import type { LiableParty } from './refund-reasons.ts';
import { lateAfterPromiseMinutes } from './refund-requests.ts';

export type RefundRequestFacts = {
  /** The state of the order before the refund request. */
  readonly orderState: OrderState;
  readonly type: OrderType;
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * True if a refund is granted without a decision (rule refund-7). This is the case if the order is not accepted yet, or
 * is not delivered 30 minutes after the promised time. Food that is ready on the counter is not late, because the guest
 * may have eaten it already.
 */
export function isGrantedAutomatically({ orderState, type, promisedAt, now }: RefundRequestFacts): boolean {
  if (orderState === 'pending') return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  const isOnCounter = orderState === 'to_be_picked_up' && type !== 'delivery';
  return !isServed && !isOnCounter && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}

/**
 * The liable party of an automatic refund. Null before work on the order has begun. The shop is liable while the food
 * cooks, or if it was ready after the promised time. Otherwise the platform is liable, because it promised the time. A
 * courier is never charged without a decision (decision record 21).
 */
export function liableForAutomaticRefund(order: {
  readonly orderState: OrderState;
  readonly promisedAt: Date;
  /** Null if the food is not ready yet. */
  readonly readyAt: Date | null;
}): LiableParty | null {
  if (order.orderState === 'pending') return null;
  const wasReadyInTime = order.readyAt !== null && order.readyAt <= order.promisedAt;
  return wasReadyInTime ? 'platform' : 'merchant';
}
