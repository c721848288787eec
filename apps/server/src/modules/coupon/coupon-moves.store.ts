import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Each move of coupons with orders is one statement that asks for the state it needs, so that of two callers exactly
 * one finds it. They follow domain's `applyCouponEvent`; a test compares them. Rows are locked in the order of their
 * numbers.
 */

/** @returns how many were free, and are this order's now. */
export async function holdFree(
  tx: Tx,
  { orderId, memberId, couponIds, at }: { orderId: number; memberId: number; couponIds: readonly number[]; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH free AS (
      SELECT id FROM coupon
      WHERE id = ANY(${couponIds}::bigint[]) AND member_id = ${memberId} AND state = 'valid' AND held_by IS NULL
        AND valid_from <= ${at} AND valid_until >= ${at}
      ORDER BY id FOR UPDATE
    ), held AS (
      UPDATE coupon SET held_by = ${orderId} FROM free WHERE coupon.id = free.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, 'hold', ${orderId}::bigint, ${at} FROM held`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

type OfOrder = { readonly orderId: number; readonly at: Date };

export async function spendHeld(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await sql`
    WITH held AS (SELECT id FROM coupon WHERE held_by = ${orderId} ORDER BY id FOR UPDATE), used AS (
      UPDATE coupon SET state = 'used', held_by = NULL, used_by = ${orderId}, used_at = ${at}
      FROM held WHERE coupon.id = held.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, 'use', ${orderId}::bigint, ${at} FROM used`.execute(tx);
}

/** Frees expired ones too; the job makes those invalid. */
export async function freeHeld(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await sql`
    WITH held AS (SELECT id FROM coupon WHERE held_by = ${orderId} ORDER BY id FOR UPDATE), freed AS (
      UPDATE coupon SET held_by = NULL, state = CASE WHEN valid_until < ${at} THEN 'invalid' ELSE 'valid' END
      FROM held WHERE coupon.id = held.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, 'release', ${orderId}::bigint, ${at} FROM freed`.execute(tx);
}

/** Idempotent: what was given back is not this order's any more. */
export async function restoreUsed(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await sql`
    WITH spent AS (
      SELECT id FROM coupon WHERE used_by = ${orderId} AND state = 'used' ORDER BY id FOR UPDATE
    ), restored AS (
      UPDATE coupon SET used_by = NULL, used_at = NULL,
        state = CASE WHEN valid_until < ${at} THEN 'invalid' ELSE 'valid' END
      FROM spent WHERE coupon.id = spent.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, 'give_back', ${orderId}::bigint, ${at} FROM restored`.execute(tx);
}

/** Coupons whose time has passed and that no order holds; so many at once. @returns how many there were. */
export async function expirePassed(tx: Tx, { at, most }: { at: Date; most: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH passed AS (
      SELECT id FROM coupon WHERE state = 'valid' AND held_by IS NULL AND valid_until < ${at}
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), expired AS (
      UPDATE coupon SET state = 'invalid' FROM passed WHERE coupon.id = passed.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, created_at) SELECT id, 'expire', ${at} FROM expired`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
