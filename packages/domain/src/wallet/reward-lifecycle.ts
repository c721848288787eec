import { type Fen, fen, splitFen } from '../fen.ts';

/** Rules wallet-3 and affiliate-3: the guest gets `points`, `rebate` and `draw`, and the inviter gets `affiliate`. */
export const rewardKinds = ['points', 'rebate', 'affiliate', 'draw'] as const;

export type RewardKind = (typeof rewardKinds)[number];

export const rewardStates = ['pending', 'credited', 'taken_back'] as const;

export type RewardState = (typeof rewardStates)[number];

/** Rule wallet-4: hours until a reward is credited. During these hours the guest may request a refund. */
export const rewardPendingHours = 24;

/**
 * The part of a reward that the member loses, in proportion to all refunds of the order.
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
