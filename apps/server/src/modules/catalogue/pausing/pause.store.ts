import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

type Switched = {
  readonly staffId: number;
  readonly shopId: number;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  /** The new end of the pause. Undefined if the end does not change. */
  readonly pausedUntil: Date | null | undefined;
  readonly now: Date;
};

/** @returns false if the shop does not exist or the member of staff does not work there */
export async function writeTakingOrders(executor: Executor, change: Switched): Promise<boolean> {
  const end = change.pausedUntil === undefined ? sql`shop.paused_until` : sql`${change.pausedUntil}::timestamptz`;
  const { rows } = await sql`
    UPDATE shop SET is_taking_orders = ${change.isTakingOrders}, auto_accept = ${change.autoAccept},
      paused_until = ${change.isTakingOrders ? sql`NULL` : end},
      unanswered_from = CASE WHEN is_paused_unanswered AND ${change.isTakingOrders} THEN ${change.now} ELSE unanswered_from END,
      is_paused_unanswered = is_paused_unanswered AND NOT ${change.isTakingOrders},
      updated_at = ${change.now}
    FROM staff_shop
    WHERE shop.id = ${change.shopId} AND staff_shop.shop_id = shop.id AND staff_shop.staff_id = ${change.staffId}
    RETURNING shop.id`.execute(executor);
  return rows.length > 0;
}

/** Reopens a shop at the end of its pause. @returns whether the shop had been paused until now */
export async function endPauseOf(executor: Executor, shopId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE shop SET is_taking_orders = true, paused_until = NULL, updated_at = ${now},
      unanswered_from = CASE WHEN is_paused_unanswered THEN ${now} ELSE unanswered_from END, is_paused_unanswered = false
    WHERE id = ${shopId} AND paused_until <= ${now} RETURNING id`.execute(executor);
  return rows.length > 0;
}

/**
 * Locks the shop. @returns the time from which unanswered orders are counted, or undefined if the shop is already
 * paused
 */
export async function lockUnansweredSince(tx: Tx, shopId: number): Promise<Date | null | undefined> {
  const { rows } = await sql<{ from: Date | null }>`SELECT unanswered_from AS "from" FROM shop
    WHERE id = ${shopId} AND is_taking_orders FOR NO KEY UPDATE`.execute(tx);
  return rows[0]?.from;
}

export async function writePauseUnanswered(tx: Tx, shopId: number, pausedUntil: Date, now: Date): Promise<void> {
  await sql`UPDATE shop SET is_taking_orders = false, is_paused_unanswered = true, paused_until = ${pausedUntil},
    updated_at = ${now} WHERE id = ${shopId}`.execute(tx);
}
