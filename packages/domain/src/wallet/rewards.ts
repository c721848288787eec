import { type Fen, fen, splitFen } from '../fen.ts';

/** Rules wallet-3, affiliate-3: points, rebate and draw for the guest, `affiliate` for the inviter. */
export const rewardKinds = ['points', 'rebate', 'affiliate', 'draw'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardStates = ['pending', 'credited', 'taken_back'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Rule wallet-4: equals the refund window; rewards are credited afterwards. */
export const rewardPendingHours = 24;

/** Rule wallet-3: one for each whole yuan paid. */
export const pointsFor = (paid: Fen): number => Math.floor(paid / 100);

/** Rule wallet-13: fen of an order for rewards. The payment kept, less a bonus that no refund has restored. */
export const earningSum = (order: {
  readonly kept: number;
  /** Fen of a top-up's bonus among what was paid. */
  readonly bonus: number;
  readonly refundedBalance: number;
}): number => order.kept - Math.max(0, order.bonus - order.refundedBalance);

/** Percentage of the paid sum, rounded down to a fen, capped by the card's limit. */
export const rebateFor = (paid: Fen, card: { readonly percent: number; readonly most: Fen | null }): Fen =>
  fen(Math.min(Math.floor((paid * card.percent) / 100), card.most ?? Number.MAX_SAFE_INTEGER));

/**
 * How much of a reward is lost in proportion to all refunds of its order. @returns the sum to be taken back in all,
 * never less than before.
 */
export function takenBackOf(
  reward: number,
  { paid, refunded }: { readonly paid: Fen; readonly refunded: Fen },
): number {
  if (refunded >= paid) return reward;
  const [gone = 0] = splitFen(fen(reward), [refunded, fen(paid - refunded)]);
  return gone;
}
