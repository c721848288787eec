import type { RewardKind, RewardState } from '@chifan/domain/wallet';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type WaitingReward = {
  readonly id: number;
  readonly kind: RewardKind;
  readonly state: RewardState;
  /** Null where it was a friend's: that order is the friend's business. */
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  /** Less what refunds took back. */
  readonly amount: number;
  readonly dueAt: Date;
};

export async function waitingRewards(
  executor: Executor,
  { memberId, kinds }: { memberId: number; kinds: readonly RewardKind[] },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WaitingReward[]; total: number; sum: number }> {
  const { rows } = await sql<WaitingReward & { total: number; sum: number }>`
    SELECT r.id, r.kind, r.state, o.id AS "orderId", o.number AS "orderNumber", r.amount - r.taken_back AS amount,
      r.due_at AS "dueAt", count(*) OVER () AS total, (sum(r.amount - r.taken_back) OVER ())::bigint AS sum
    FROM reward r LEFT JOIN customer_order o ON o.id = r.order_id AND o.member_id = r.member_id
    WHERE r.member_id = ${memberId} AND r.kind = ANY(${kinds}) AND r.state = 'pending'
    ORDER BY r.due_at, r.id OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0, sum: rows[0]?.sum ?? 0 };
}
