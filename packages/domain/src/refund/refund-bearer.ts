import { type Fen, fen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';
import type { LiableParty } from './refund-words.ts';

export type RefundBearer = 'held' | 'merchant' | 'courier' | 'platform';

export type RefundCircumstances = {
  /** Shop and courier have been paid. */
  readonly isSettled: boolean;
  readonly hasCourier: boolean;
  /** Null: nobody has begun to work for it. */
  readonly liable: LiableParty | null;
};

/**
 * The account that a refund is taken from: before settlement the held money; afterwards the liable party's. A refund
 * that the guest caused is the platform's goodwill.
 */
export function bearerOf({ isSettled, hasCourier, liable }: RefundCircumstances): RefundBearer {
  if (!isSettled) return 'held';
  if (liable === 'merchant') return 'merchant';
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * Who compensates the shop at settlement for a refund that is not its fault (decision record 21). @returns null where
 * the shop bears it by earning less, has been paid already, or nobody is liable.
 */
export function owedBy({ isSettled, hasCourier, liable }: RefundCircumstances): 'courier' | 'platform' | null {
  if (isSettled || liable === null || liable === 'merchant') return null;
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * The part of the coupon subsidy that returns to the platform, in proportion to all refunds together: what shop and
 * courier keep is rounded down, and is nothing after a full refund. @returns what this refund takes back.
 */
export function subsidyBackOf(order: {
  readonly subsidy: Fen;
  readonly paid: Fen;
  readonly refundedBefore: Fen;
  readonly amount: Fen;
}): Fen {
  const keptAfter = (refunded: number) =>
    order.paid === 0 ? 0 : Math.floor((order.subsidy * (order.paid - refunded)) / order.paid);
  return fen(keptAfter(order.refundedBefore) - keptAfter(order.refundedBefore + order.amount));
}

/** The courier has fetched the food and is not paid yet. */
const collected: readonly OrderState[] = ['to_be_delivered', 'delivered'];

/**
 * Whether a courier is paid for a fully refunded delivery (decision record 15): yes once the food is collected. @param
 * order just before the refund; its state is what an after-sale interrupted.
 */
export const isCourierOwed = (order: { readonly orderState: OrderState; readonly hasCourier: boolean }): boolean =>
  order.hasCourier && collected.includes(order.orderState);
