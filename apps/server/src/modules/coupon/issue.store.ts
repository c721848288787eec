import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export type NewCoupon = {
  readonly campaignId: number;
  readonly memberId: number;
  readonly period: string;
  /** Maximum number of the campaign's coupons that the member may get in `period`, such as a calendar month. */
  readonly most: number;
  readonly event: 'claim' | 'grant' | 'reserve';
  /** Null for a coupon that is reserved for an unpaid purchase. */
  readonly validUntil: Date | null;
  readonly purchaseId: number | null;
  readonly at: Date;
};

/**
 * Inserts a coupon. The caller must have locked the campaign's row. @returns the coupon's id, or undefined if the
 * member has reached the limit.
 */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<number | undefined> {
  const { campaignId, memberId, period, most, event, validUntil, purchaseId, at } = coupon;
  const { rows } = await sql<{ id: number }>`
    WITH issued AS (
      INSERT INTO coupon (campaign_id, member_id, state, purchase_id, claim_period, claim_number, valid_from, valid_until,
        created_at)
      SELECT ${campaignId}::bigint, ${memberId}::bigint, ${validUntil === null ? 'invalid' : 'valid'},
        ${purchaseId}::bigint, ${period}::text, number, ${validUntil === null ? null : at}::timestamptz,
        ${validUntil}::timestamptz, ${at}::timestamptz
      FROM generate_series(1, ${most}::int) number
      WHERE NOT EXISTS (SELECT FROM coupon WHERE member_id = ${memberId} AND campaign_id = ${campaignId}
        AND claim_period = ${period} AND claim_number = number)
      ORDER BY number LIMIT 1 RETURNING id
    ), told AS (
      INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, ${event}, ${at}::timestamptz FROM issued
    )
    SELECT id FROM issued`.execute(tx);
  return rows[0]?.id;
}

/** Makes a reserved coupon valid for its member. Idempotent. */
export async function activateCoupon(
  tx: Tx,
  { couponId, validUntil, at }: { couponId: number; validUntil: Date; at: Date },
): Promise<void> {
  await sql`
    WITH confirmed AS (
      UPDATE coupon SET state = 'valid', valid_from = ${at}, valid_until = ${validUntil}
      WHERE id = ${couponId} AND valid_until IS NULL AND claim_number IS NOT NULL RETURNING id
    )
    INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'confirm', ${at} FROM confirmed`.execute(tx);
}

/**
 * Cancels the reserved coupon of a purchase that ended without payment. @returns the campaign's id, or undefined if the
 * coupon was already cancelled or paid.
 */
export async function cancelReservedCoupon(
  tx: Tx,
  { couponId, at }: { couponId: number; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ campaignId: number }>`
    WITH dropped AS (
      UPDATE coupon SET claim_number = NULL WHERE id = ${couponId} AND valid_until IS NULL AND claim_number IS NOT NULL
      RETURNING id, campaign_id
    ), told AS (
      INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'drop', ${at} FROM dropped
    )
    SELECT campaign_id AS "campaignId" FROM dropped`.execute(tx);
  return rows[0]?.campaignId;
}

/**
 * Revokes a bought coupon whose price is refunded. @returns the campaign's id, or undefined if the coupon is used, held
 * by an order, expired or already revoked.
 */
export async function revokeUnusedCoupon(
  tx: Tx,
  { couponId, at }: { couponId: number; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ campaignId: number }>`
    WITH taken AS (
      UPDATE coupon SET state = 'invalid', claim_number = NULL
      WHERE id = ${couponId} AND purchase_id IS NOT NULL AND state = 'valid' AND held_by IS NULL AND valid_until >= ${at}
      RETURNING id, campaign_id
    ), told AS (
      INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'take_back', ${at} FROM taken
    )
    SELECT campaign_id AS "campaignId" FROM taken`.execute(tx);
  return rows[0]?.campaignId;
}
