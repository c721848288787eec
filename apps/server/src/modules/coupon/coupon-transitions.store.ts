import type { CouponEvent } from '@chifan/domain/coupon';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * One change of the state of an order's coupons. The rules equal `couponWorkflow` in the domain package, and a test
 * compares them. One statement changes all coupons of an order. `transitionOf` would lock one row at a time, so placing
 * an order would wait for an extra lock. Each statement checks the required state, so only one of two concurrent orders
 * gets a coupon. Rows are locked by ascending id.
 */
type CouponsMove = {
  /** SQL condition for the coupons to change, with ORDER BY and the row lock. */
  readonly found: RawBuilder<unknown>;
  readonly set: RawBuilder<unknown>;
  readonly event: CouponEvent;
  readonly orderId: number | null;
  readonly at: Date;
};

/** Changes the coupons and writes their history. @returns the number of changed coupons. */
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

/** Reserves the coupons for an order that is being placed. @returns the number of coupons that the order now holds. */
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

/** SQL for the new state. A coupon that expired while an order held it becomes invalid. */
const validUnlessExpired = (at: Date) => sql`state = CASE WHEN valid_until < ${at} THEN 'invalid' ELSE 'valid' END`;

export const releaseCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`held_by = ${orderId} ORDER BY id FOR UPDATE`,
    set: sql`held_by = NULL, ${validUnlessExpired(at)}`,
    event: 'release',
    orderId,
    at,
  });

/**
 * Makes the used coupons of an order valid again. Idempotent, because the coupons no longer belong to the order
 * afterwards.
 */
export const returnCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`used_by = ${orderId} AND state = 'used' ORDER BY id FOR UPDATE`,
    set: sql`used_by = NULL, used_at = NULL, ${validUnlessExpired(at)}`,
    event: 'give_back',
    orderId,
    at,
  });

/**
 * Makes at most `most` expired coupons invalid, except coupons that an order holds. @returns the number of coupons made
 * invalid.
 */
export const expirePastCoupons = (tx: Tx, { at, most }: { at: Date; most: number }): Promise<number> =>
  moveCoupons(tx, {
    found: sql`state = 'valid' AND held_by IS NULL AND valid_until < ${at}
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`,
    set: sql`state = 'invalid'`,
    event: 'expire',
    orderId: null,
    at,
  });
