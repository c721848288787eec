import { type Fen, fen } from '../fen.ts';
import type { LiableParty } from './refund-words.ts';

/** Whose account a refund is taken from. */
export type RefundBearer = 'held' | 'merchant' | 'courier' | 'platform';

export type RefundCircumstances = {
  /** Whether those who worked for the order have been paid already. */
  readonly isSettled: boolean;
  readonly hasCourier: boolean;
  readonly liable: LiableParty;
};

/**
 * Who bears a refund: before completion nobody has earned the money, it is still held; afterwards the liable party
 * gives it back. What the guest caused and gets back all the same is the platform's goodwill.
 */
export function bearerOf({ isSettled, hasCourier, liable }: RefundCircumstances): RefundBearer {
  if (!isSettled) return 'held';
  if (liable === 'merchant') return 'merchant';
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * What the platform added for coupons goes back to it in proportion to what came back of the order, over all refunds
 * together: what its shop and courier keep is rounded down, and is nothing when everything came back.
 * @returns what this refund takes back.
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
