import { isReceivedByCode } from './codes/hand-over-proof.ts';
import { type DiningOption, isFinalOrderState, type OrderState, type OrderType } from './order-states.ts';
import { orderWayOf } from './order-ways.ts';

/**
 * Rule ordering-119: this many minutes after the kitchen reported the food as ready, the food is certainly on the
 * table.
 */
export const servedAfterReadyMinutes = 10;

type Cooked = {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  readonly state: OrderState;
  /** When the kitchen marked the food as ready. */
  readonly readyAt: Date | null;
};

/**
 * Rule ordering-119: whether the food of a guest who eats in the restaurant has been served. No event reports it,
 * because staff redeem the code of such an order late or never.
 */
export const isServedAtTable = ({ type, dining, state, readyAt }: Cooked, now: Date): boolean =>
  orderWayOf({ type, dining }) === 'eat_here' &&
  state !== 'after_sale_processing' &&
  !isFinalOrderState(state) &&
  readyAt !== null &&
  now.getTime() - readyAt.getTime() >= servedAfterReadyMinutes * 60_000;

/** Rules ordering-114 and ordering-119: whether the guest has the food, although the order is not completed. */
export const isReceived = (order: Cooked & Parameters<typeof isReceivedByCode>[0], now: Date): boolean =>
  isReceivedByCode(order) || isServedAtTable(order, now);
