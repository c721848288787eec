import { type Fen, fen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';
import type { LiableParty } from './refund-words.ts';

/** Whose account a refund is taken from. */
export type RefundBearer = 'held' | 'merchant' | 'courier' | 'platform';

export type RefundCircumstances = {
  /** Whether those who worked for the order have been paid already. */
  readonly isSettled: boolean;
  readonly hasCourier: boolean;
  /** Null: nobody has begun to work for it, so that nobody is to blame. */
  readonly liable: LiableParty | null;
};

/**
 * Whose account a refund is taken from: before the order is settled nobody has earned the money, it is still held;
 * afterwards the liable party gives it back. What the guest caused and gets back all the same is the platform's goodwill.
 */
export function bearerOf({ isSettled, hasCourier, liable }: RefundCircumstances): RefundBearer {
  if (!isSettled) return 'held';
  if (liable === 'merchant') return 'merchant';
  return liable === 'courier' && hasCourier ? 'courier' : 'platform';
}

/**
 * Who makes the held money whole once the order is settled, because what was taken from it is not the shop's fault
 * (decision record 21).
 * @returns null where the shop bears it by earning less, or has been paid already, or nobody was found liable.
 */
export function owedBy({ isSettled, hasCourier, liable }: RefundCircumstances): 'courier' | 'platform' | null {
  if (isSettled || liable === null || liable === 'merchant') return null;
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

/** The courier has fetched the food and is not paid yet: completion would do that. */
const collected: readonly OrderState[] = ['to_be_delivered', 'delivered'];

/**
 * Whether a courier has done the work of a delivery of which nothing is kept (decision record 15): whoever has collected
 * the food is paid for bringing it.
 * @param order in the moment before everything that was paid for it goes back; its state is what an after-sale interrupted.
 */
export const isCourierOwed = (order: { readonly orderState: OrderState; readonly hasCourier: boolean }): boolean =>
  order.hasCourier && collected.includes(order.orderState);
