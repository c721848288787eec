import { fen } from '@chifan/domain';
import { creditedKind, rewardLostPosting, rewardTakenBack, rewardTakenBackPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { post } from '../post.ts';
import { lockBalance, lockRewardsOf, type RewardRow, writeTakenBack } from './reward.store.ts';

type Refunded = {
  readonly orderId: number;
  /** Amount in fen that was paid for the order, from the balance and through gateways. */
  readonly paid: number;
  /** Amount of the order in fen that was refunded so far, including this refund. */
  readonly refunded: number;
  readonly at: Date;
};

/**
 * Takes rewards back in proportion to a refund (rule wallet-5). Spent rewards are taken back as far as the balance
 * allows, and the platform pays the rest. The caller must have locked the order. A repeated call with equal sums takes
 * nothing more.
 */
export async function takeRewardsBack(tx: Tx, refund: Refunded): Promise<void> {
  const rewards = await lockRewardsOf(tx, refund.orderId);
  // Sort the rewards by the name of the ledger account, because all postings lock accounts in this sequence.
  for (const reward of rewards.toSorted((a, b) => creditedKind[a.kind].localeCompare(creditedKind[b.kind]))) {
    const takenBack = Math.max(reward.taken_back, goneOf(reward, refund));
    if (takenBack > reward.taken_back) await takeBack(tx, reward, takenBack, refund.at);
  }
}

/**
 * Returns the part of a reward that must be taken back in total. The base of a reward excludes refunds from before the
 * reward was granted, so these refunds are not counted again.
 */
function goneOf(reward: RewardRow, { paid, refunded }: Refunded): number {
  const refundedOfBase = Math.min(reward.base, Math.max(0, reward.base - (paid - refunded)));
  return rewardTakenBack(reward.amount, { paid: fen(reward.base), refunded: fen(refundedOfBase) });
}

async function takeBack(tx: Tx, reward: RewardRow, takenBack: number, at: Date): Promise<void> {
  const more = takenBack - reward.taken_back;
  const { id: rewardId, kind, member_id, order_id, amount } = reward;
  const move = { id: `reward:${rewardId}:taken-back:${takenBack}`, kind, memberId: String(member_id) };
  if (reward.state === 'pending') {
    await post(tx, rewardTakenBackPosting({ ...move, amount: more, from: 'pending' }), order_id, at);
    return writeTakenBack(tx, { rewardId, takenBack, state: takenBack === amount ? 'taken_back' : 'pending' });
  }
  const covered = Math.min(more, await lockBalance(tx, creditedKind[kind], String(member_id)));
  await post(tx, rewardTakenBackPosting({ ...move, amount: covered, from: 'credited' }), order_id, at);
  if (kind !== 'points') {
    await post(tx, rewardLostPosting({ ...move, kind, id: `${move.id}:lost`, amount: more - covered }), order_id, at);
  }
  await writeTakenBack(tx, { rewardId, takenBack, state: takenBack === amount ? 'taken_back' : 'credited' });
}
