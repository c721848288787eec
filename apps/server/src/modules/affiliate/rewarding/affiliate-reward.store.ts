import type { RewardState } from '@chifan/domain/wallet';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type AffiliateKind = 'affiliate' | 'draw';

export type AffiliateRewardRow = {
  readonly id: number;
  readonly kind: AffiliateKind;
  readonly state: RewardState;
  /** The reward in fen, less refunds. */
  readonly amount: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly dayNumber: number | null;
  readonly name: string;
  readonly at: Date;
  readonly dueAt: Date;
};

type Asked = { readonly memberId: number; readonly kinds: readonly AffiliateKind[] };

export async function listAffiliateRewards(
  executor: Executor,
  { memberId, kinds }: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<AffiliateRewardRow[]> {
  const { rows } = await sql<AffiliateRewardRow>`
    SELECT page.id, page.kind, page.state, page.amount - page.taken_back AS amount, o.id AS "orderId",
      o.number AS "orderNumber", o.day_number AS "dayNumber", guest.name, page.created_at AS at, page.due_at AS "dueAt"
    FROM (SELECT * FROM reward WHERE ${ofMember(memberId)} AND kind = ANY(${kinds}::text[])
      ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}) page
    JOIN customer_order o ON o.id = page.order_id JOIN member guest ON guest.id = o.member_id
    ORDER BY page.id DESC`.execute(executor);
  return rows;
}

/**
 * Returns the number of a member's affiliate rewards of the given kinds, and the total of all the member's prizes in
 * fen, less refunds.
 */
export async function sumAffiliateRewards(
  executor: Executor,
  { memberId, kinds }: Asked,
): Promise<{ readonly total: number; readonly drawn: number }> {
  const { rows } = await sql<{ total: number; drawn: number }>`
    SELECT count(*) FILTER (WHERE kind = ANY(${kinds}::text[]))::int AS total,
      coalesce(sum(amount - taken_back) FILTER (WHERE kind = 'draw'), 0)::bigint AS drawn
    FROM reward WHERE ${ofMember(memberId)}`.execute(executor);
  return rows[0] ?? { total: 0, drawn: 0 };
}

/**
 * Returns the total of a member's credited rewards for friends' orders and the total of the pending rewards, in fen.
 */
export async function sumsOfFriends(
  executor: Executor,
  memberId: number,
): Promise<{ readonly earned: number; readonly pending: number }> {
  const { rows } = await sql<{ earned: number; pending: number }>`
    SELECT coalesce(sum(amount - taken_back) FILTER (WHERE state <> 'pending'), 0)::bigint AS earned,
      coalesce(sum(amount - taken_back) FILTER (WHERE state = 'pending'), 0)::bigint AS pending
    FROM reward WHERE ${ofMember(memberId)} AND kind = 'affiliate'`.execute(executor);
  return rows[0] ?? { earned: 0, pending: 0 };
}

/** Repeats the condition of the partial index `reward_of_friends`, so that PostgreSQL uses this index. */
const ofMember = (memberId: number) => sql`member_id = ${memberId} AND kind IN ('affiliate', 'draw')`;
