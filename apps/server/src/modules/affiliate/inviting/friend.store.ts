import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type Friend = {
  readonly name: string;
  readonly joinedAt: Date;
  readonly hasOrdered: boolean;
  /** Amount in fen that the friend's orders earned the inviter, less refunds. */
  readonly earned: number;
};

export async function listFriends(
  executor: Executor,
  inviterId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    SELECT friend.name, friend.created_at AS "joinedAt", coalesce(stand.has_ordered, false) AS "hasOrdered",
      coalesce(brought.earned, 0)::bigint AS earned
    FROM (SELECT id, name, created_at FROM member WHERE inviter_id = ${inviterId}
      ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}) friend
    LEFT JOIN invited_friend stand ON stand.friend_id = friend.id
    LEFT JOIN LATERAL (
      SELECT sum(reward.amount - reward.taken_back) AS earned
      FROM affiliate_order counted JOIN reward ON reward.order_id = counted.order_id
        AND reward.kind = 'affiliate' AND reward.member_id = ${inviterId}
      WHERE counted.member_id = friend.id) brought ON true
    ORDER BY friend.id DESC`.execute(executor);
  return rows;
}

export async function countFriends(
  executor: Executor,
  inviterId: number,
): Promise<{ readonly invited: number; readonly ordered: number }> {
  const { rows } = await sql<{ invited: number; ordered: number }>`
    SELECT (SELECT count(*)::int FROM member WHERE inviter_id = ${inviterId}) AS invited,
      (SELECT count(*)::int FROM invited_friend WHERE inviter_id = ${inviterId} AND has_ordered) AS ordered`.execute(
    executor,
  );
  return rows[0] ?? { invited: 0, ordered: 0 };
}
