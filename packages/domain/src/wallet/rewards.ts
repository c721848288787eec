import { type Fen, fen, splitFen } from '../fen.ts';

/** What an order earns (rules wallet-3, affiliate-3): its guest points, the rebate of a card and what a draw brings; its inviter a part. */
export const rewardKinds = ['points', 'rebate', 'affiliate', 'draw'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardStates = ['pending', 'credited', 'taken_back'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Rule wallet-4: a completed order may be complained about for a day; until then what it earned is not credited. */
export const rewardPendingHours = 24;

/** Rule wallet-3: a point for each whole yuan paid. */
export const pointsFor = (paid: Fen): number => Math.floor(paid / 100);

/** A rebate card's percentage of what was paid, rounded down to a fen, never more than its limit. */
export const rebateFor = (paid: Fen, card: { readonly percent: number; readonly most: Fen | null }): Fen =>
  fen(Math.min(Math.floor((paid * card.percent) / 100), card.most ?? Number.MAX_SAFE_INTEGER));

/**
 * How much of a reward is gone once `refunded` of `paid` came back, in all refunds together: in proportion, everything
 * when everything came back. @returns what is to be taken back in sum, never less than before.
 */
export function takenBackOf(
  reward: number,
  { paid, refunded }: { readonly paid: Fen; readonly refunded: Fen },
): number {
  if (refunded >= paid) return reward;
  const [gone = 0] = splitFen(fen(reward), [refunded, fen(paid - refunded)]);
  return gone;
}
