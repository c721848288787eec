import { type Fen, fen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';
import type { LiableParty } from './refund-reasons.ts';

export type RefundBearer = 'held' | 'merchant' | 'courier' | 'platform';

export type RefundCircumstances = {
  /** True if shop and courier have been paid. */
  readonly isSettled: boolean;
  readonly hasCourier: boolean;
  /** Null if work on the order has not begun. */
  readonly liable: LiableParty | null;
};

/**
 * The account that pays a refund. Before settlement this is the held payment, afterwards the account of the liable
 * party. The platform pays for a refund caused by the guest, as goodwill.
 */
export function refundBearerOf({ isSettled, hasCourier, liable }: RefundCircumstances): RefundBearer {
  if (!isSettled) return 'held';
  if (liable === 'merchant') return 'merchant';
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * The party that compensates the shop at settlement for a refund that is not the shop's fault (decision record 21).
 * @returns null if the shop is at fault, the order is settled already, or no party is liable.
 */
export function shopCompensationDebtor({
  isSettled,
  hasCourier,
  liable,
}: RefundCircumstances): 'courier' | 'platform' | null {
  if (isSettled || liable === null || liable === 'merchant') return null;
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * The part of the coupon subsidy that returns to the platform with the given refund, in proportion to the refunded part
 * of the payment. The part that remains for shop and courier is rounded down, and is 0 after a full refund.
 */
export function subsidyReturned(order: {
  readonly subsidy: Fen;
  readonly paid: Fen;
  readonly refundedBefore: Fen;
  readonly amount: Fen;
}): Fen {
  const keptAfter = (refunded: number) =>
    order.paid === 0 ? 0 : Math.floor((order.subsidy * (order.paid - refunded)) / order.paid);
  return fen(keptAfter(order.refundedBefore) - keptAfter(order.refundedBefore + order.amount));
}

/** States in which the courier has collected the food and is not paid yet. */
const collected: readonly OrderState[] = ['to_be_delivered', 'delivered'];

/**
 * True if a courier is paid for a fully refunded delivery, because the courier has collected the food (decision record
 * 15).
 * @param order the order just before the refund. During a refund request, its state is the state before the request.
 */
export const isCourierStillPaid = (order: { readonly orderState: OrderState; readonly hasCourier: boolean }): boolean =>
  order.hasCourier && collected.includes(order.orderState);
