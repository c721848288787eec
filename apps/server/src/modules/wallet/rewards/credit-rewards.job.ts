import { rewardCreditedPosting } from '@chifan/domain/wallet';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler, type NewJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { post } from '../post.ts';
import { isInAfterSale, lockRewardsOf, type RewardRow, writeRewardCredited } from './reward.store.ts';

export const creditRewardsKind = 'wallet.credit-rewards';

/**
 * A job for the time at which rewards of an order are due. One job per order and time. The caller must have locked the
 * order.
 */
export const creditTimer = (orderId: number, at: Date): NewJob => ({
  ...timerOf(orderId, at),
  key: `order:${orderId}:rewards:${at.getTime()}`,
});

/**
 * Enqueues a job that credits the due rewards of an order. Call the function when the order's last refund request has
 * ended. The job has no key, because a running job with the same key would prevent the new job.
 */
export const creditRewardsNow = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  enqueue(tx, timerOf(orderId, now));

const timerOf = (orderId: number, runAt: Date) => ({ kind: creditRewardsKind, payload: { orderId }, runAt });

/**
 * Credits the due rewards of an order. During an open refund request it does nothing, because the decision enqueues
 * another job.
 */
export const creditRewardsJob = (platform: Platform): JobHandler => ({
  inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after) => {
    const now = platform.clock.now();
    // `isInAfterSale` locks the order's state first. The next query therefore sees all rewards that were added before
    // the lock. Rewards that are added later have their own job.
    if (await isInAfterSale(tx, orderId)) return;
    const due = (await lockRewardsOf(tx, orderId)).filter(({ state, due_at }) => state === 'pending' && due_at <= now);
    for (const reward of due) {
      await credit(tx, reward, now);
      after(() => platform.live.publish([`member:${reward.member_id}`], { topic: 'wallet', version: now.getTime() }));
    }
    for (const memberId of new Set(due.map(({ member_id }) => member_id))) {
      const news = { memberId, at: now.toISOString() };
      writePipelined(tx, platform.events.publish(tx, 'reward.credited', news, now));
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
