import type { OrderState } from '../ordering/index.ts';
import { lateAfterPromiseMinutes } from './refund-times.ts';

export type RefundRequestFacts = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly declaredOutOfStock: boolean;
  /** The estimated arrival that the guest was told. */
  readonly promisedAt: Date;
  readonly now: Date;
};

/**
 * Whether a request is granted at once, asking nobody (decisions §3): the order is not yet accepted, or the merchant
 * declared it out of stock, or it is 30 minutes past the promised time and not delivered.
 */
export function isGrantedAtOnce({ orderState, declaredOutOfStock, promisedAt, now }: RefundRequestFacts): boolean {
  if (orderState === 'pending' || declaredOutOfStock) return true;
  const isServed = orderState === 'delivered' || orderState === 'completed';
  return !isServed && now.getTime() - promisedAt.getTime() >= lateAfterPromiseMinutes * 60_000;
}
