import type { RewardKind, RewardState } from '@chifan/domain/wallet';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueueFromQuery, type NewJob } from '../../../platform/jobs/jobs.ts';
import { type PostingRow, postEntries } from '../posting.store.ts';

/** A reward of an order for its guest or the guest's inviter. Amounts are in fen or whole points. */
export type RewardRow = {
  readonly id: number;
  readonly member_id: number;
  readonly order_id: number;
  readonly kind: RewardKind;
  readonly state: RewardState;
  readonly amount: number;
  readonly base: number;
  readonly taken_back: number;
  readonly due_at: Date;
};

type NewReward = {
  readonly orderId: number;
  readonly memberId: number;
  readonly kind: RewardKind;
  readonly amount: number;
  readonly base: number;
  readonly dueAt: Date;
  readonly at: Date;
};

/** Inserts a reward with its posting and its job. Does nothing if the order has this reward already. */
export async function insertReward(
  tx: Tx,
  reward: NewReward,
  { posting, timer }: { readonly posting: PostingRow; readonly timer: NewJob },
): Promise<void> {
  await sql`
    WITH given AS (
      INSERT INTO reward (member_id, order_id, kind, state, amount, base, due_at, created_at)
      VALUES (${reward.memberId}, ${reward.orderId}, ${reward.kind}, 'pending', ${reward.amount}, ${reward.base},
        ${reward.dueAt}, ${reward.at})
      ON CONFLICT (order_id, kind, member_id) DO NOTHING RETURNING id
    ), timed AS (${enqueueFromQuery(sql`SELECT ${timer.kind}, ${timer.key ?? null}::text, ${JSON.stringify(timer.payload)}::jsonb,
      ${timer.runAt}::timestamptz FROM given`)})
    SELECT ${postEntries(posting)} FROM given`.execute(tx);
}

/** Returns all rewards of an order, and locks them in a fixed sequence to prevent deadlocks. */
export async function lockRewardsOf(tx: Tx, orderId: number): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    SELECT * FROM reward WHERE order_id = ${orderId} ORDER BY id FOR UPDATE`.execute(tx);
  return rows;
}

export async function writeRewardCredited(tx: Tx, rewardId: number, at: Date): Promise<void> {
  await sql`UPDATE reward SET state = 'credited', credited_at = ${at} WHERE id = ${rewardId}`.execute(tx);
}

export async function writeTakenBack(
  tx: Tx,
  taken: { rewardId: number; takenBack: number; state: RewardState },
): Promise<void> {
  await sql`UPDATE reward SET taken_back = ${taken.takenBack}, state = ${taken.state}
    WHERE id = ${taken.rewardId}`.execute(tx);
}

/**
 * Returns whether the order has an open refund request. Rewards of such an order stay pending. Locks the order's state
 * until the transaction ends.
 */
export async function isInAfterSale(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM customer_order WHERE id = ${orderId} FOR SHARE`.execute(tx);
  return rows[0]?.state === 'after_sale_processing';
}

/**
 * Locks a balance. `FOR NO KEY UPDATE` does not wait for foreign-key locks on the account. A restore from the archive
 * holds thousands of these locks for a long time.
 */
export async function lockBalance(tx: Tx, kind: string, ownerId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT balance FROM account WHERE kind = ${kind} AND owner_id = ${ownerId}
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0]?.balance ?? 0;
}

type WaitingReward = {
  readonly id: number;
  readonly kind: RewardKind;
  readonly state: RewardState;
  /** Null for a friend's order, which the inviter must not see. */
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly dayNumber: number | null;
  /** The reward without the part that refunds took back. */
  readonly amount: number;
  readonly dueAt: Date;
};

export async function pendingRewards(
  executor: Executor,
  { memberId, kinds }: { memberId: number; kinds: readonly RewardKind[] },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WaitingReward[]; total: number; sum: number }> {
  const { rows } = await sql<WaitingReward & { total: number; sum: number }>`
    SELECT r.id, r.kind, r.state, o.id AS "orderId", o.number AS "orderNumber", o.day_number AS "dayNumber",
      r.amount - r.taken_back AS amount, r.due_at AS "dueAt", count(*) OVER () AS total, (sum(r.amount - r.taken_back) OVER ())::bigint AS sum
    FROM reward r LEFT JOIN customer_order o ON o.id = r.order_id AND o.member_id = r.member_id
    WHERE r.member_id = ${memberId} AND r.kind = ANY(${kinds}) AND r.state = 'pending'
    ORDER BY r.due_at, r.id OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0, sum: rows[0]?.sum ?? 0 };
}
