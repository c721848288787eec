import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

type Credited = {
  /** Rewards in fen for invited friends' orders and prize draws. */
  readonly rewards: number;
  /** Cashback in fen from rebate cards, which return a part of an order's price. */
  readonly cashback: number;
  readonly points: number;
  /** Number of double-draw tickets. */
  readonly tickets: number;
};

const nothing: Credited = { rewards: 0, cashback: 0, points: 0, tickets: 0 };

/**
 * Returns the sums of a member's rewards that were credited within a period, without rewards that a refund reversed.
 */
export async function rewardsCreditedWithin(
  executor: Executor,
  memberId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Credited> {
  const { rows } = await sql<Credited>`
    SELECT r.*, (SELECT count(*)::int FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
        WHERE coupon.member_id = ${memberId} AND campaign.purpose = 'earned_ticket' AND coupon.state <> 'invalid'
          AND coupon.created_at >= ${from} AND coupon.created_at < ${until}) AS tickets
    FROM (SELECT coalesce(sum(amount - taken_back) FILTER (WHERE kind IN ('affiliate', 'draw')), 0)::bigint AS rewards,
        coalesce(sum(amount - taken_back) FILTER (WHERE kind = 'rebate'), 0)::bigint AS cashback,
        coalesce(sum(amount - taken_back) FILTER (WHERE kind = 'points'), 0)::bigint AS points
      FROM reward WHERE member_id = ${memberId} AND state = 'credited'
        AND credited_at >= ${from} AND credited_at < ${until}) r`.execute(executor);
  return rows[0] ?? nothing;
}

type GrantedCoupon = { readonly member_id: number; readonly name: PartlyTranslated; readonly valid_until: Date };

export async function grantedCoupon(executor: Executor, couponId: number): Promise<GrantedCoupon | undefined> {
  const { rows } = await sql<GrantedCoupon>`
    SELECT coupon.member_id, campaign.name, coupon.valid_until
    FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE coupon.id = ${couponId} AND coupon.valid_until IS NOT NULL`.execute(executor);
  return rows[0];
}

type WithdrawalToTell = { readonly member_id: number; readonly number: string; readonly amount: number };

export async function withdrawalForNotification(
  executor: Executor,
  withdrawalId: number,
): Promise<WithdrawalToTell | undefined> {
  const { rows } = await sql<WithdrawalToTell>`
    SELECT member_id, number, amount FROM withdrawal WHERE id = ${withdrawalId}`.execute(executor);
  return rows[0];
}
