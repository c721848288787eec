import { fen } from '@chifan/domain';
import { pointsFor, type RewardKind, rebateFor, rewardGrantedPosting, rewardPendingHours } from '@chifan/domain/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { postingRow } from '../post.ts';
import { creditTimer } from './credit-rewards.job.ts';
import { insertReward } from './reward.store.ts';

type Earned = {
  readonly orderId: number;
  readonly memberId: number;
  /** Amount in fen that was paid and not refunded, from the balance and through gateways. */
  readonly paid: number;
  /** The rebate card that was used for the order. `most` is in fen. */
  readonly rebate: { readonly percent: number; readonly most: number | null } | null;
  readonly completedAt: Date;
};

/**
 * Grants points, and the rebate of a rebate card (rules wallet-3, wallet-6). Idempotent. The caller must have locked
 * the order.
 */
export async function grantRewards(tx: Tx, earned: Earned): Promise<void> {
  const { orderId, memberId, rebate, completedAt } = earned;
  const paid = fen(earned.paid);
  const of = { orderId, memberId, base: paid, completedAt, at: completedAt };
  await Promise.all([
    grantReward(tx, { ...of, kind: 'points', amount: pointsFor(paid) }),
    rebate && grantReward(tx, { ...of, kind: 'rebate', amount: rebateFor(paid, cardOf(rebate)) }),
  ]);
}

const cardOf = ({ percent, most }: NonNullable<Earned['rebate']>) => ({
  percent,
  most: most === null ? null : fen(most),
});

export type RewardToGrant = {
  readonly orderId: number;
  readonly memberId: number;
  readonly kind: RewardKind;
  /** The reward in fen or whole points. */
  readonly amount: number;
  /**
   * Amount of the order in fen from which the reward was calculated. A refund of a part of this amount takes back the
   * same part of the reward.
   */
  readonly base: number;
  readonly completedAt: Date;
  readonly at: Date;
};

/**
 * Grants a pending reward. A job credits the reward when the time for refund requests is over, or at once if that time
 * has passed. Idempotent. The caller must have locked the order.
 */
export async function grantReward(tx: Tx, reward: RewardToGrant): Promise<void> {
  if (reward.amount <= 0) return;
  const { orderId, memberId, kind, amount, completedAt, at } = reward;
  const dueAt = new Date(completedAt.getTime() + rewardPendingHours * 3_600_000);
  const move = { id: `order:${orderId}:${kind}:${memberId}:granted`, kind, memberId: String(memberId), amount };
  const posting = postingRow(rewardGrantedPosting(move), orderId, at);
  if (posting) await insertReward(tx, { ...reward, dueAt }, { posting, timer: creditTimer(orderId, dueAt) });
}
