import { type Fen, fen } from '../fen.ts';

/** One point for each whole yuan paid (rule wallet-3). */
export const pointsFor = (paid: Fen): number => Math.floor(paid / 100);

/**
 * Rule wallet-13: fen of an order that earn rewards. These are the payment less refunds, and less the bonus that was
 * spent and not restored by refunds.
 */
export const rewardableAmount = (order: {
  readonly kept: number;
  /** Fen of the payment that came from the bonus of a top-up. */
  readonly bonus: number;
  readonly refundedBalance: number;
}): number => order.kept - Math.max(0, order.bonus - order.refundedBalance);

/** The card's percentage of the payment, rounded down to a fen, and at most the card's limit. */
export const rebateFor = (paid: Fen, card: { readonly percent: number; readonly most: Fen | null }): Fen =>
  fen(Math.min(Math.floor((paid * card.percent) / 100), card.most ?? Number.MAX_SAFE_INTEGER));
