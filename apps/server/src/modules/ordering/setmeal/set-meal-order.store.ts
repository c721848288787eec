import type { CodeSource } from '@chifan/domain/setmeal';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueueFromQuery } from '../../../platform/jobs/jobs.ts';

/**
 * A set-meal order. `codeSource` and `validUntil` are stored with the order, so later changes of the set meal do not
 * affect them.
 */
export type SetMealOrder = {
  readonly setMealId: number;
  /** Number of units that were not refunded. */
  readonly pieces: number;
  readonly codeSource: CodeSource;
  /** The time until which the guest may choose the restaurant. */
  readonly validUntil: Date;
};

/** @throws if the order is not for a set meal */
export async function setMealOrderOf(executor: Executor, orderId: number): Promise<SetMealOrder> {
  const { rows } = await sql<SetMealOrder>`
    SELECT o.set_meal_id AS "setMealId", bought.quantity - line.refunded AS pieces,
      bought.code_source AS "codeSource", bought.valid_until AS "validUntil"
    FROM set_meal_order bought JOIN customer_order o ON o.id = bought.order_id
    JOIN order_line line ON line.order_id = o.id AND line.position = 0
    WHERE bought.order_id = ${orderId} AND o.set_meal_id IS NOT NULL`.execute(executor);
  if (!rows[0]) throw new Error(`order ${orderId} is not an order of a set meal`);
  return rows[0];
}

type BrandShare = { readonly id: number; readonly sharePermille: number };

/** The brand of the order's set meal, and the brand's share. @throws if the order is not for a set meal */
export async function brandShareOf(executor: Executor, orderId: number): Promise<BrandShare> {
  const { rows } = await sql<BrandShare>`SELECT m.brand_id AS id, bought.share_permille AS "sharePermille"
    FROM customer_order o JOIN set_meal m ON m.id = o.set_meal_id JOIN set_meal_order bought ON bought.order_id = o.id
    WHERE o.id = ${orderId}`.execute(executor);
  if (!rows[0]) throw new Error(`order ${orderId} is not an order of a set meal`);
  return rows[0];
}

/**
 * Inserts one voucher per unit that was not refunded, with the given codes in sequence, or without codes.
 * @throws unique violation if a code already belongs to a voucher
 */
export async function insertVouchers(tx: Tx, orderId: number, codeIds: readonly number[], at: Date): Promise<void> {
  await sql`INSERT INTO set_meal_voucher (order_id, piece, number, code_id, issued_at)
    SELECT o.id, piece, o.number || '-' || piece, (${codeIds}::bigint[])[piece], ${at}::timestamptz
    FROM customer_order o JOIN order_line line ON line.order_id = o.id AND line.position = 0,
      generate_series(1, line.quantity - line.refunded) AS piece
    WHERE o.id = ${orderId}`.execute(tx);
}

/** Assigns the branch's codes to the vouchers, in the sequence of the units. */
export async function writeVoucherCodes(tx: Tx, orderId: number, codeIds: readonly number[]): Promise<void> {
  await sql`UPDATE set_meal_voucher SET code_id = taken.id
    FROM unnest(${codeIds}::bigint[]) WITH ORDINALITY AS taken(id, piece)
    WHERE order_id = ${orderId} AND set_meal_voucher.piece = taken.piece`.execute(tx);
}

/** Ids of the codes on the vouchers of an order's units. `from`: the first unit, counted from 1. */
export async function codesOfVouchers(
  executor: Executor,
  { orderId, from = 1 }: { readonly orderId: number; readonly from?: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT code_id AS id FROM set_meal_voucher
    WHERE order_id = ${orderId} AND piece >= ${from} AND code_id IS NOT NULL ORDER BY code_id`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Removes the codes from the vouchers of an order. The vouchers get new codes when the guest chooses another branch.
 */
export async function removeVoucherCodes(tx: Tx, orderId: number): Promise<void> {
  await sql`UPDATE set_meal_voucher SET code_id = NULL WHERE order_id = ${orderId}`.execute(tx);
}

/** @param at the time of the choice. Null if the chosen restaurant was removed from the order */
export async function writeChosenAt(tx: Tx, orderId: number, at: Date | null): Promise<void> {
  await sql`UPDATE set_meal_order SET chosen_at = ${at} WHERE order_id = ${orderId}`.execute(tx);
}

/**
 * Locks the row that stores a branch's participation in a set meal, until the transaction ends. @returns false if the
 * branch does not take part in the set meal
 */
export async function lockBranch(tx: Tx, part: { setMealId: number; shopId: number }): Promise<boolean> {
  const { rows } = await sql`SELECT FROM set_meal_branch
    WHERE set_meal_id = ${part.setMealId} AND shop_id = ${part.shopId} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}

/**
 * Adds one background job for each order that chose the branch and is not redeemed yet. The job removes the branch from
 * the order. Orders have separate jobs, so that one failure does not affect the other orders.
 */
export async function enqueueBranchReleases(
  tx: Tx,
  { setMealId, shopId, kind, at }: { setMealId: number; shopId: number; kind: string; at: Date },
): Promise<void> {
  await enqueueFromQuery(sql`SELECT ${kind}, 'order:' || id || ':release:' || version,
      jsonb_build_object('orderId', id, 'shopId', shop_id), ${at}::timestamptz
    FROM customer_order WHERE set_meal_id = ${setMealId} AND shop_id = ${shopId} AND is_open
      AND state IN ('delivering', 'to_be_picked_up')`).execute(tx);
}
