import { lotteryTicketDays } from '@chifan/domain/affiliate';
import { couponEnd } from '@chifan/domain/coupon';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/**
 * Double-draw tickets are coupons. An earned ticket belongs to the campaign with the purpose `earned_ticket`. A granted
 * ticket belongs to any campaign with the group `double_draw`.
 */

type Earned = { readonly memberId: number; readonly key: string; readonly at: Date };

/** Issues an earned double-draw ticket, only once per `key`. @returns the coupon's id. */
export async function issueLotteryTicket(tx: Tx, { memberId, key, at }: Earned): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH issued AS (
      INSERT INTO coupon (campaign_id, member_id, state, claim_period, claim_number, valid_from, valid_until, created_at)
      SELECT id, ${memberId}::bigint, 'valid', ${key}::text, 1, ${at}::timestamptz, ${couponEnd(at, lotteryTicketDays)}::timestamptz,
        ${at}::timestamptz
      FROM coupon_campaign WHERE purpose = 'earned_ticket'
      ON CONFLICT (member_id, campaign_id, claim_period, claim_number) DO NOTHING RETURNING id
    ), told AS (
      INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'earn', ${at}::timestamptz FROM issued
    )
    SELECT id FROM issued`.execute(tx);
  const ticket = rows[0]?.id ?? (await ticketOf(tx, memberId, key));
  if (ticket === undefined) throw new Error('there is no campaign of earned tickets');
  return ticket;
}

async function ticketOf(tx: Tx, memberId: number, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT coupon.id FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE campaign.purpose = 'earned_ticket' AND member_id = ${memberId} AND claim_period = ${key}`.execute(tx);
  return rows[0]?.id;
}

type ForDraw = { readonly memberId: number; readonly orderId: number; readonly at: Date };

/**
 * Uses the double-draw ticket with the earliest expiry for an order's prize draw. @returns whether the member had a
 * ticket.
 */
export async function useLotteryTicket(tx: Tx, { memberId, orderId, at }: ForDraw): Promise<boolean> {
  const { numAffectedRows } = await sql`
    WITH first AS (
      SELECT coupon.id FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
      WHERE ${isGood(memberId, at)}
      ORDER BY valid_until, coupon.id LIMIT 1 FOR UPDATE OF coupon SKIP LOCKED
    ), used AS (
      UPDATE coupon SET state = 'used', used_by = ${orderId}, used_at = ${at}
      FROM first WHERE coupon.id = first.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, 'use', ${orderId}::bigint, ${at} FROM used`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

type Revoked = { readonly memberId: number; readonly keyPrefix: string; readonly count: number; readonly at: Date };

/**
 * Revokes unused double-draw tickets whose key begins with the prefix, the latest first. @returns the number of revoked
 * tickets, at most `count`.
 */
export async function revokeLotteryTickets(tx: Tx, { memberId, keyPrefix, count, at }: Revoked): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH unused AS (
      SELECT coupon.id FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
      WHERE campaign.purpose = 'earned_ticket' AND ${isGood(memberId, at)} AND claim_period LIKE ${`${keyPrefix}%`}
      ORDER BY coupon.id DESC LIMIT ${count} FOR UPDATE OF coupon
    ), revoked AS (
      UPDATE coupon SET state = 'invalid' FROM unused WHERE coupon.id = unused.id AND state = 'valid' RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'revoke', ${at} FROM revoked`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function countLotteryTickets(executor: Executor, memberId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`
    SELECT count(*)::int AS tickets FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE ${isGood(memberId, now)}`.execute(executor);
  return rows[0]?.tickets ?? 0;
}

const isGood = (memberId: number, at: Date) =>
  sql`campaign.coupon_group = 'double_draw' AND coupon.member_id = ${memberId} AND coupon.state = 'valid'
    AND coupon.held_by IS NULL AND coupon.valid_from <= ${at} AND coupon.valid_until >= ${at}`;
