import type { OrderState } from '../ordering/index.ts';

/**
 * Whether the pieces of a granted refund are not to be made and brought any more: nobody has begun them, or all that they
 * cost came back. Who has a part of their worth back gets them all the same.
 */
export const arePiecesGone = (granted: {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly amount: number;
  /** What the pieces cost, fees left out. */
  readonly worth: number;
}): boolean => granted.orderState === 'pending' || granted.amount >= granted.worth;
