import type { CouponEvent } from '@chifan/domain/coupon';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Transitions of coupons with orders, as in domain's `couponWorkflow`. A test compares both. `transitionOf` moves one
 * locked row,
 * but an order moves all of its coupons in one statement, and placing an order must not wait for an extra lock. Each
 * statement
 * checks the required state, so only one of two concurrent orders gets a coupon. Rows are locked by ascending id.
 */
type CouponsMove = {
  /** The condition, order and lock of the coupons to move. */
  readonly found: RawBuilder<unknown>;
  readonly set: RawBuilder<unknown>;
  readonly event: CouponEvent;
  readonly orderId: number | null;
  readonly at: Date;
};

/** @returns the number of moved coupons. */
async function moveCoupons(tx: Tx, { found, set, event, orderId, at }: CouponsMove): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH found AS (SELECT id FROM coupon WHERE ${found}), moved AS (
      UPDATE coupon SET ${set} FROM found WHERE coupon.id = found.id RETURNING coupon.id
    )
    INSERT INTO coupon_history (coupon_id, event, order_id, created_at)
    SELECT id, ${event}, ${orderId}::bigint, ${at} FROM moved`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

type OfOrder = { readonly orderId: number; readonly at: Date };

/** @returns the number of coupons that this order now holds. */
export const holdAvailableCoupons = (
  tx: Tx,
  { orderId, memberId, couponIds, at }: OfOrder & { readonly memberId: number; readonly couponIds: readonly number[] },
): Promise<number> =>
  moveCoupons(tx, {
    found: sql`id = ANY(${couponIds}::bigint[]) AND member_id = ${memberId} AND state = 'valid' AND held_by IS NULL
      AND valid_from <= ${at} AND valid_until >= ${at} ORDER BY id FOR UPDATE`,
    set: sql`held_by = ${orderId}`,
    event: 'hold',
    orderId,
    at,
  });

export const spendCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`held_by = ${orderId} ORDER BY id FOR UPDATE`,
    set: sql`state = 'used', held_by = NULL, used_by = ${orderId}, used_at = ${at}`,
    event: 'use',
    orderId,
    at,
  });

/** A coupon that expired while it was held becomes invalid. */
const validUnlessExpired = (at: Date) => sql`state = CASE WHEN valid_until < ${at} THEN 'invalid' ELSE 'valid' END`;

export const releaseCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`held_by = ${orderId} ORDER BY id FOR UPDATE`,
    set: sql`held_by = NULL, ${validUnlessExpired(at)}`,
    event: 'release',
    orderId,
    at,
  });

/** Idempotent, because a returned coupon no longer belongs to the order. */
export const returnCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`used_by = ${orderId} AND state = 'used' ORDER BY id FOR UPDATE`,
    set: sql`used_by = NULL, used_at = NULL, ${validUnlessExpired(at)}`,
    event: 'give_back',
    orderId,
    at,
  });

/** Expires at most `most` coupons that no order holds. @returns the number of expired coupons. */
export const expirePastCoupons = (tx: Tx, { at, most }: { at: Date; most: number }): Promise<number> =>
  moveCoupons(tx, {
    found: sql`state = 'valid' AND held_by IS NULL AND valid_until < ${at}
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`,
    set: sql`state = 'invalid'`,
    event: 'expire',
    orderId: null,
    at,
  });
