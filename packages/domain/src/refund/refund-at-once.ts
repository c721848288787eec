import type { OrderState, OrderType } from '../ordering/index.ts';
import { lateAfterPromiseMinutes } from './refund-times.ts';

export type RefundRequestFacts = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly type: OrderType;
  readonly declaredOutOfStock: boolean;
  /** The estimated arrival that the guest was told. */
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * Whether a request is granted at once, asking nobody (decisions §3): the order is not yet accepted, or the merchant
 * declared it out of stock, or it is 30 minutes past the promised time and not delivered. Food that waits on the counter
 * for its guest is not late: they may have eaten it already.
 */
export function isGrantedAtOnce({
  orderState,
  type,
  declaredOutOfStock,
  promisedAt,
  now,
}: RefundRequestFacts): boolean {
  if (orderState === 'pending' || declaredOutOfStock) return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  const isOnCounter = orderState === 'to_be_picked_up' && type !== 'delivery';
  return !isServed && !isOnCounter && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}
