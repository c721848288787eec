import { type Fen, fen, splitFen } from '../fen.ts';

/** Rules wallet-3, affiliate-3: points, rebate and draw for the guest, `affiliate` for the inviter. */
export const rewardKinds = ['points', 'rebate', 'affiliate', 'draw'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardStates = ['pending', 'credited', 'taken_back'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Rule wallet-4: equals the refund window. Rewards are credited afterwards. */
export const rewardPendingHours = 24;

/** Rule wallet-3: one point for each whole yuan paid. */
export const pointsFor = (paid: Fen): number => Math.floor(paid / 100);

/**
 * Rule wallet-13: fen of an order that earn rewards. The payment less refunds, and less the bonus part that refunds
 * have not restored.
 */
export const rewardableAmount = (order: {
  readonly kept: number;
  /** Fen of the payment that came from a top-up's bonus. */
  readonly bonus: number;
  readonly refundedBalance: number;
}): number => order.kept - Math.max(0, order.bonus - order.refundedBalance);

/** Percentage of the payment, rounded down to a fen, limited by the card. */
export const rebateFor = (paid: Fen, card: { readonly percent: number; readonly most: Fen | null }): Fen =>
  fen(Math.min(Math.floor((paid * card.percent) / 100), card.most ?? Number.MAX_SAFE_INTEGER));

/**
 * The lost part of a reward, in proportion to all refunds of its order.
 * @returns the total to take back, never less than before.
 */
export function rewardTakenBack(
  reward: number,
  { paid, refunded }: { readonly paid: Fen; readonly refunded: Fen },
): number {
  if (refunded >= paid) return reward;
  const [gone = 0] = splitFen(fen(reward), [refunded, fen(paid - refunded)]);
  return gone;
}
