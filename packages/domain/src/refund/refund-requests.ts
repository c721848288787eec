import { type Fen, fen } from '../fen.ts';
import {
  afterSaleWindowHours,
  type CancelReason,
  cancelReasonsFor,
  type OrderState,
  type OrderWay,
  refundReasonsFor,
} from '../ordering/index.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** Rule refund-8: a merchant who is silent this long leaves the request to the platform. */
export const merchantRefundAnswerHours = 24;
/**
 * A member may appeal for this long after the merchant's answer. Then a refused request lapses, and an offered part is
 * taken as accepted.
 */
export const appealWindowHours = 24;
/** Rule refund-7: an order this late after its promised time and not delivered is refunded without asking anybody. */
export const lateAfterPromiseMinutes = 30;
/** Rule refund-5: a request that came to nothing may be made once more. */
export const requestsPerOrder = 2;

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

/** An offer of less is a refusal and has to be said as one: silence accepts an offer, and ends the claim. */
export const minOfferPercent = 10;

/** The least, in fen, that a merchant may offer of this sum: never nothing. */
export const minOffer = (asked: number): Fen => fen(Math.max(1, Math.ceil((asked * minOfferPercent) / 100)));

/** Whether a merchant's grant of this sum is only an offer, which the guest accepts or appeals. */
export const isOffer = (amount: number, asked: number): boolean => amount < asked;
