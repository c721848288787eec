import { type Fen, fen } from '@chifan/domain';
import { pointsFor, type RewardKind, rebateFor, rewardGrantedPosting, rewardPendingHours } from '@chifan/domain/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { post } from '../post.ts';
import { creditRewardsKind, creditTimerKey } from './credit-rewards.job.ts';
import { insertReward } from './reward.store.ts';

type Earned = {
  readonly orderId: number;
  readonly memberId: number;
  /** Fen that was paid for the order and not refunded, from balance and through gateways. */
  readonly paid: number;
  /** Of the rebate card that the order used; `most` in fen. */
  readonly rebate: { readonly percent: number; readonly most: number | null } | null;
  readonly completedAt: Date;
};

/**
 * What a completed order earns its guest (decisions §6): points, and the rebate of a card. Both wait until the after-sale
 * window closes. Once, however often it is called. The order's row must be locked.
 */
export async function grantRewards(tx: Tx, earned: Earned): Promise<void> {
  const { orderId, memberId, rebate, completedAt } = earned;
  const paid = fen(earned.paid);
  const of = { orderId, memberId, base: paid, completedAt };
  await grantReward(tx, { ...of, kind: 'points', amount: pointsFor(paid) });
  if (rebate) await grantReward(tx, { ...of, kind: 'rebate', amount: rebateFor(paid, cardOf(rebate)) });
}

const cardOf = ({ percent, most }: NonNullable<Earned['rebate']>) => ({
  percent,
  most: most === null ? null : fen(most),
});

/** One reward of one order to one member; `base` is the fen that it was reckoned from. */
async function grantReward(
  tx: Tx,
  reward: { orderId: number; memberId: number; kind: RewardKind; amount: number; base: Fen; completedAt: Date },
): Promise<void> {
  if (reward.amount <= 0) return;
  const { orderId, kind, amount, completedAt } = reward;
  const dueAt = new Date(completedAt.getTime() + rewardPendingHours * 3_600_000);
  const id = await insertReward(tx, { ...reward, dueAt, at: completedAt });
  if (id === undefined) return;
  const move = { id: `reward:${id}:granted`, kind, memberId: String(reward.memberId), amount };
  await post(tx, rewardGrantedPosting(move), orderId, completedAt);
  await enqueue(tx, {
    kind: creditRewardsKind,
    key: creditTimerKey(orderId, dueAt),
    payload: { orderId },
    runAt: dueAt,
  });
}
