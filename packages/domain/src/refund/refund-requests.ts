import {
  afterSaleWindowHours,
  type CancelReason,
  cancelReasonsFor,
  type OrderState,
  type OrderWay,
  refundReasonsFor,
} from '../ordering/index.ts';
import type { RefundStateNumber } from './refund-states.ts';
import { requestsPerOrder } from './refund-times.ts';

/** States in which the guest has had the food, or somebody stands at the door with it. */
const served: readonly OrderState[] = ['delivered', 'completed'];

/** The reasons that are offered: 1 to 8 while nothing was delivered, 9 to 20 always, each where it fits the order's way. */
export const reasonsToOffer = (workingState: OrderState, way: OrderWay): readonly CancelReason[] =>
  served.includes(workingState) ? refundReasonsFor(way) : [...cancelReasonsFor(way), ...refundReasonsFor(way)];

/** Rule refund-4: a completed order takes applications for 24 hours. */
export const isRefundWindowOver = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() > completedAt.getTime() + afterSaleWindowHours * 3_600_000;

/**
 * Rule refund-5: a request that came to nothing may be made once more. What was granted does not count: money ends that
 * by itself.
 */
export const areRequestsUsedUp = (earlier: readonly RefundStateNumber[]): boolean =>
  earlier.filter((state) => state === 5 || state === 6).length >= requestsPerOrder;
