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

/** Rule refund-8: then a request without the merchant's answer goes to the platform. */
export const merchantRefundAnswerHours = 24;
/**
 * Window for an appeal after the merchant's answer. Then a refused request lapses, and an offered part is taken as
 * accepted.
 */
export const appealWindowHours = 24;
/** Rule refund-7: undelivered orders so late after the promised time are refunded without asking anybody. */
export const lateAfterPromiseMinutes = 30;
/** Rule refund-5: a request without result may be repeated once. */
export const requestsPerOrder = 2;

/** The guest has the food, or somebody stands at the door with it. */
const served: readonly OrderState[] = ['delivered', 'completed'];

/** Rule refund-6. 1 to 8 while nothing was delivered, 9 to 20 always, each where it fits the order's way. */
export const acceptedReasons = (workingState: OrderState, way: OrderWay): readonly CancelReason[] =>
  served.includes(workingState) ? refundReasonsFor(way) : [...cancelReasonsFor(way), ...refundReasonsFor(way)];

/** A delivery is still in the kitchen, or waits there for its courier. */
const notOnTheWay: readonly OrderState[] = ['pending', 'delivering', 'to_be_picked_up'];

/** Only who has the food can say so; and slowness is among 1 to 8 already. */
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

/** Of the accepted reasons, those that a guest can mean now. */
export const reasonsToOffer = (workingState: OrderState, way: OrderWay): readonly CancelReason[] => {
  const isFoodAway = way === 'delivery' && notOnTheWay.includes(workingState);
  return acceptedReasons(workingState, way).filter(({ key }) => !(isFoodAway && ofFoodAtHand.has(key)));
};

/** Rule refund-4. */
export const isRefundWindowOver = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() > completedAt.getTime() + afterSaleWindowHours * 3_600_000;

/** Rule refund-5. Granted requests do not count: the money left bounds them. */
export const areRequestsUsedUp = (earlier: readonly RefundStateNumber[]): boolean =>
  earlier.filter((state) => state === 5 || state === 6).length >= requestsPerOrder;

/** A smaller offer has to be a refusal: silence accepts an offer, and ends the claim. */
export const minOfferPercent = 10;

/** Minimum offer in fen: never nothing. */
export const minOffer = (asked: number): Fen => fen(Math.max(1, Math.ceil((asked * minOfferPercent) / 100)));

/** A grant of a part is an offer, which the guest accepts or appeals. */
export const isOffer = (amount: number, asked: number): boolean => amount < asked;
