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

/**
 * Hours after the merchant's answer in which a guest may appeal. Afterwards a refused request lapses, and a partial
 * offer counts as accepted.
 */
export const appealWindowHours = 24;
/** Rule refund-7: minutes after the promised time from which an undelivered order is refunded without a decision. */
export const lateAfterPromiseMinutes = 30;
/** Rule refund-5: a guest may repeat a refused or withdrawn request once. */
export const maxRefundRequestsPerOrder = 2;

/** States in which the guest has the food. */
const served: readonly OrderState[] = ['delivered', 'completed'];

/**
 * Rule refund-6: reasons that the server accepts for a refund request. Reasons 1 to 8 are accepted before delivery, 9
 * to 20 always, if they fit the order type.
 */
export const acceptedReasons = (workingState: OrderState, way: OrderWay): readonly CancelReason[] =>
  served.includes(workingState) ? refundReasonsFor(way) : [...cancelReasonsFor(way), ...refundReasonsFor(way)];

/** States in which the food of a delivery is still in the restaurant. */
const notOnTheWay: readonly OrderState[] = ['pending', 'delivering', 'to_be_picked_up'];

/**
 * Reasons that a guest cannot select while the food of a delivery is in the restaurant, because only a guest with the
 * food can know them. `too_slow` is also in the list, because the reasons 1 to 8 already include slowness.
 */
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

/**
 * The accepted reasons that a guest can select now. Before the food of a delivery has left the restaurant, reasons
 * about the food are not among them.
 */
export const selectableReasons = (workingState: OrderState, way: OrderWay): readonly CancelReason[] => {
  const isFoodAway = way === 'delivery' && notOnTheWay.includes(workingState);
  const selectable = acceptedReasons(workingState, way).filter(({ key }) => !(isFoodAway && ofFoodAtHand.has(key)));
  return byLikelihood(selectable, served.includes(workingState), way);
};

/**
 * Rule refund-30: the most frequent refund reasons, which a guest sees first in the list. The other reasons follow by
 * number, and “other” is the last.
 */
const likelyReasons: Readonly<Record<'before' | 'brought' | 'collected' | 'eaten_here', readonly CancelReasonKey[]>> = {
  before: ['no_longer_wanted', 'wrong_order_or_too_few_items', 'delivery_too_slow', 'too_slow'],
  brought: [
    'missing_items',
    'wrong_items',
    'packaging_leaked_or_damaged',
    'too_slow',
    'bad_taste',
    'spoiled_or_smelly',
    'foreign_object',
    'discomfort_after_eating',
  ],
  collected: [
    'missing_items',
    'wrong_items',
    'packaging_leaked_or_damaged',
    'bad_taste',
    'spoiled_or_smelly',
    'foreign_object',
    'discomfort_after_eating',
  ],
  eaten_here: [
    'missing_items',
    'wrong_items',
    'too_slow',
    'bad_taste',
    'foreign_object',
    'spoiled_or_smelly',
    'discomfort_after_eating',
  ],
};

function byLikelihood(reasons: readonly CancelReason[], isServed: boolean, way: OrderWay): readonly CancelReason[] {
  const first = likelyReasons[isServed ? placeOfMeal[way] : 'before'];
  const rank = ({ key }: CancelReason) => {
    if (key === 'other') return first.length + 1;
    const at = first.indexOf(key);
    return at === -1 ? first.length : at;
  };
  return reasons.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number);
}

const placeOfMeal = { delivery: 'brought', collect: 'collected', pack: 'collected', eat_here: 'eaten_here' } as const;

/** Rule refund-4: refund requests are possible until `afterSaleWindowHours` after completion. */
export const isRefundWindowOver = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() > completedAt.getTime() + afterSaleWindowHours * 3_600_000;

/**
 * Rule refund-5: limits refused and withdrawn refund requests. Granted requests do not count, because the remaining
 * money limits them.
 */
export const isRefundRequestLimitReached = (earlier: readonly RefundStateNumber[]): boolean =>
  earlier.filter((state) => state === 5 || state === 6).length >= maxRefundRequestsPerOrder;

/**
 * Minimum partial offer in per cent of the requested amount. An offer that the guest does not answer counts as
 * accepted, so a merchant who offers less must refuse the request.
 */
export const minRefundOfferPercent = 10;

/** Minimum partial offer in fen, at least 1. */
export const minRefundOffer = (asked: number): Fen =>
  fen(Math.max(1, Math.ceil((asked * minRefundOfferPercent) / 100)));

/** True if the merchant grants only a part of the requested amount. The guest can accept such an offer or appeal. */
export const isPartialRefundOffer = (amount: number, asked: number): boolean => amount < asked;
