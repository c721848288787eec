import { rewardCreditedPosting } from '@chifan/domain/wallet';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler, type NewJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { post } from '../post.ts';
import { isInAfterSale, lockRewardsOf, type RewardRow, writeRewardCredited } from './reward.store.ts';

export const creditRewardsKind = 'wallet.credit-rewards';

/** When something that the order earned will be due: one timer an order and moment. The order's row must be locked. */
export const creditTimer = (orderId: number, at: Date): NewJob => ({
  ...timerOf(orderId, at),
  key: `order:${orderId}:rewards:${at.getTime()}`,
});

/** Call it when no refund of the order is open any more. Without a key, because a running timer must not swallow it. */
export const creditRewardsNow = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  enqueue(tx, timerOf(orderId, now));

const timerOf = (orderId: number, runAt: Date) => ({ kind: creditRewardsKind, payload: { orderId }, runAt });

/** Credits the due rewards of an order. During an open refund it does nothing, because the decision sets a new timer. */
export const creditRewardsJob = (platform: Platform): JobHandler => ({
  inTransaction: async (tx: Tx, { orderId }: { orderId: number }, after) => {
    const now = platform.clock.now();
    // Rewards that are being added are visible below, or have their own timer.
    if (await isInAfterSale(tx, orderId)) return;
    const due = (await lockRewardsOf(tx, orderId)).filter(({ state, due_at }) => state === 'pending' && due_at <= now);
    for (const reward of due) {
      await credit(tx, reward, now);
      after(() => platform.live.tell([`member:${reward.member_id}`], { topic: 'wallet', version: now.getTime() }));
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
