import type { OrderState, OrderType } from '../order-states.ts';

/** Rules ordering-28 and ordering-30: a courier proves a hand-over with the guest's code or with a photo. */
export const handOverProofs = ['code', 'photo'] as const;
export type HandOverProof = (typeof handOverProofs)[number];

type HandedOver = {
  readonly type: OrderType;
  /**
   * The state that kitchen and courier work on. While a refund request is open, this is the state before the request.
   */
  readonly workingState: OrderState;
  readonly hasPhoto: boolean;
};

/** Returns how the courier proved the hand-over. Null until the hand-over, and for an order that no courier brings. */
export function handOverProofOf({ type, workingState, hasPhoto }: HandedOver): HandOverProof | null {
  if (type !== 'delivery' || (workingState !== 'delivered' && workingState !== 'completed')) return null;
  return hasPhoto ? 'photo' : 'code';
}

/**
 * Rule ordering-114: whether the guest confirmed the receipt by giving the courier the code, although the order is not
 * completed yet. False while a refund request is open.
 */
export const isReceivedByCode = ({ state, ...order }: HandedOver & { readonly state: OrderState }): boolean =>
  state === 'delivered' && handOverProofOf(order) === 'code';
