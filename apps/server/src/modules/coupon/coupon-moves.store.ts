import type { CouponEvent } from '@chifan/domain/coupon';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * The transitions of coupons with orders, as domain's `couponWorkflow` has them; a test holds both together. They do not go
 * through `transitionOf`, which moves one locked row at a time: an order moves all of its coupons in one statement, of which
 * it knows only who holds them, and placing may not wait for a lock before it. Each statement asks for the state that it
 * needs, so that of two at one coupon exactly one finds it. Rows are locked in the order of their numbers.
 */
type CouponsMove = {
  /** Which rows, in which order, and how they are locked. */
  readonly found: RawBuilder<unknown>;
  readonly set: RawBuilder<unknown>;
  readonly event: CouponEvent;
  readonly orderId: number | null;
  readonly at: Date;
};

/** @returns how many were found, and moved. */
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

/** @returns how many were free, and are this order's now. */
export const holdFree = (
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

/** What has expired meanwhile is free and of no use. */
const validUnlessExpired = (at: Date) => sql`state = CASE WHEN valid_until < ${at} THEN 'invalid' ELSE 'valid' END`;

export const releaseCoupons = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`held_by = ${orderId} ORDER BY id FOR UPDATE`,
    set: sql`held_by = NULL, ${validUnlessExpired(at)}`,
    event: 'release',
    orderId,
    at,
  });

/** Once: what was given back is not this order's any more. */
export const giveCouponsBack = (tx: Tx, { orderId, at }: OfOrder): Promise<number> =>
  moveCoupons(tx, {
    found: sql`used_by = ${orderId} AND state = 'used' ORDER BY id FOR UPDATE`,
    set: sql`used_by = NULL, used_at = NULL, ${validUnlessExpired(at)}`,
    event: 'give_back',
    orderId,
    at,
  });

/** Coupons whose time has passed and that no order holds; so many at once. @returns how many there were. */
export const expirePassed = (tx: Tx, { at, most }: { at: Date; most: number }): Promise<number> =>
  moveCoupons(tx, {
    found: sql`state = 'valid' AND held_by IS NULL AND valid_until < ${at}
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`,
    set: sql`state = 'invalid'`,
    event: 'expire',
    orderId: null,
    at,
  });
