import { type Fen, fen } from '../fen.ts';
import {
  afterSaleWindowHours,
  type CancelReason,
  type CancelReasonKey,
  cancelReasonsFor,
  type OrderState,
  type OrderWay,
  refundReasonsFor,
} from '../ordering/index.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** Rule refund-8: a request without the merchant's answer goes to the platform after this time. */
export const merchantRefundResponseHours = 24;
/**
 * Time for an appeal after the merchant's answer. Afterwards a refused request lapses, and an offered part counts as
 * accepted.
 */
export const appealWindowHours = 24;
/** Rule refund-7: orders that are undelivered this long after the promised time are refunded without a decision. */
export const lateAfterPromiseMinutes = 30;
/** Rule refund-5: a request that came to nothing may be repeated once. */
export const maxRefundRequestsPerOrder = 2;

/** The guest has the food. */
const served: readonly OrderState[] = ['delivered', 'completed'];

/** Rule refund-6. 1 to 8 before delivery, 9 to 20 always, each if it fits the order's way. */
export const acceptedReasons = (workingState: OrderState, way: OrderWay): readonly CancelReason[] =>
  served.includes(workingState) ? refundReasonsFor(way) : [...cancelReasonsFor(way), ...refundReasonsFor(way)];

/** The delivery is still in the kitchen, or waits there for its courier. */
const notOnTheWay: readonly OrderState[] = ['pending', 'delivering', 'to_be_picked_up'];

/** Reasons that only a guest with the food can know. Slowness is already among 1 to 8. */
const ofFoodAtHand: ReadonlySet<CancelReasonKey> = new Set([
  'too_slow',
  'packaging_leaked_or_damaged',
  'missing_items',
  'wrong_items',
  'bad_taste',
  'foreign_object',
  'discomfort_after_eating',
  'spoiled_or_smelly',
]);

/** The accepted reasons that make sense for a guest now. */
export const selectableReasons = (workingState: OrderState, way: OrderWay): readonly CancelReason[] => {
  const isFoodAway = way === 'delivery' && notOnTheWay.includes(workingState);
  return acceptedReasons(workingState, way).filter(({ key }) => !(isFoodAway && ofFoodAtHand.has(key)));
};

/** Rule refund-4. */
export const isRefundWindowOver = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() > completedAt.getTime() + afterSaleWindowHours * 3_600_000;

/** Rule refund-5. Granted requests do not count, because the remaining money limits them. */
export const isRefundRequestLimitReached = (earlier: readonly RefundStateNumber[]): boolean =>
  earlier.filter((state) => state === 5 || state === 6).length >= maxRefundRequestsPerOrder;

/** A smaller offer must be a refusal, because silence accepts an offer and ends the claim. */
export const minRefundOfferPercent = 10;

/** Minimum offer in fen. At least 1. */
export const minRefundOffer = (asked: number): Fen =>
  fen(Math.max(1, Math.ceil((asked * minRefundOfferPercent) / 100)));

/** A partial grant is an offer, which the guest accepts or appeals. */
export const isPartialRefundOffer = (amount: number, asked: number): boolean => amount < asked;
