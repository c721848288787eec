import { rewardCreditedPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { post } from '../post.ts';
import { isInAfterSale, lockRewardsOf, type RewardRow, writeRewardCredited } from './reward.store.ts';

export const creditRewardsKind = 'wallet.credit-rewards';

/** One timer an order and moment: looking again later is another. */
export const creditTimerKey = (orderId: number, at: Date): string => `order:${orderId}:rewards:${at.getTime()}`;

const lookAgainMs = 3_600_000;

/** Credits what an order earned when its time has come; while somebody decides about a refund, it looks again later. */
export const creditRewardsJob = (platform: Platform): JobHandler => ({
  inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after) => {
    const now = platform.clock.now();
    // Whatever is being added to what the order earned is seen below, or comes with a timer of its own.
    const isUndecided = await isInAfterSale(tx, orderId);
    const waiting = (await lockRewardsOf(tx, orderId)).filter(({ state }) => state === 'pending');
    if (waiting.length === 0) return;
    if (isUndecided) {
      const runAt = new Date(now.getTime() + lookAgainMs);
      return enqueue(tx, { kind: creditRewardsKind, key: creditTimerKey(orderId, runAt), payload: { orderId }, runAt });
    }
    for (const reward of waiting.filter(({ due_at }) => due_at <= now)) {
      await credit(tx, reward, now);
      after(() => platform.live.tell([`member:${reward.member_id}`], { topic: 'wallet', version: now.getTime() }));
    }
  },
});

async function credit(tx: Tx, reward: RewardRow, now: Date): Promise<void> {
  const { id, kind, member_id, amount, taken_back } = reward;
  const left = amount - taken_back;
  const move = { id: `reward:${id}:credited`, kind, memberId: String(member_id), amount: left };
  await post(tx, rewardCreditedPosting(move), reward.order_id, now);
  await writeRewardCredited(tx, id, now);
}
