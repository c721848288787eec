import { type Fen, fen, splitFen } from '../fen.ts';

/** Rules wallet-3 and affiliate-3: the guest gets `points`, `rebate` and `draw`, and the inviter gets `affiliate`. */
export const rewardKinds = ['points', 'rebate', 'affiliate', 'draw'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardStates = ['pending', 'credited', 'taken_back'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Rule wallet-4: hours until a reward is credited. During these hours the guest may request a refund. */
export const rewardPendingHours = 24;

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

/**
 * The part of a reward that is lost, in proportion to all refunds of the order.
 * @returns the total to take back, including what was taken back before.
 */
export function rewardTakenBack(
  reward: number,
  { paid, refunded }: { readonly paid: Fen; readonly refunded: Fen },
): number {
  if (refunded >= paid) return reward;
  const [gone = 0] = splitFen(fen(reward), [refunded, fen(paid - refunded)]);
  return gone;
}
