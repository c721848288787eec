import { type Language, type PartlyTranslated, readerLanguageText } from '@chifan/domain';
import type { ShopStage } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function isStaffOfShop(executor: Executor, staffId: number, shopId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = ${shopId}`.execute(executor);
  return rows.length > 0;
}

/**
 * Whether staff may list data of the shop, or of all their shops if `shopId` is undefined. A shop of another merchant
 * is refused, not listed as empty.
 */
export const mayListShop = async (executor: Executor, staffId: number, shopId: number | undefined): Promise<boolean> =>
  shopId === undefined || isStaffOfShop(executor, staffId, shopId);

/** Merchants may see their own shops, and operators may see all shops. */
export async function maySeeShop(
  executor: Executor,
  { role, id }: { readonly role: string; readonly id: number },
  shopId: number,
): Promise<boolean> {
  if (role === 'merchant') return isStaffOfShop(executor, id, shopId);
  if (role !== 'platform') return false;
  const { rows } = await sql`SELECT 1 FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows.length > 0;
}

/** Locks a shop of the member of staff against other edits until the transaction ends. Does not block orders. */
export async function lockStaffedShop(tx: Tx, staffId: number, shopId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT shop.id FROM shop JOIN staff_shop ON staff_shop.shop_id = shop.id
    WHERE shop.id = ${shopId} AND staff_shop.staff_id = ${staffId} FOR NO KEY UPDATE OF shop`.execute(tx);
  return rows.length > 0;
}

export async function lockShop(tx: Tx, shopId: number): Promise<boolean> {
  const { rows } = await sql`SELECT id FROM shop WHERE id = ${shopId} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function writeShopChanged(tx: Tx, shopId: number, now: Date): Promise<void> {
  await sql`UPDATE shop SET updated_at = ${now} WHERE id = ${shopId}`.execute(tx);
}

export type StaffedShop = {
  readonly id: number;
  readonly nameZh: string;
  readonly name: string | null;
  readonly state: ShopStage;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  /** ISO time at which the pause ends. Null while the shop is not paused, and for a pause without an end. */
  readonly pausedUntil: string | null;
  readonly isPausedUnanswered: boolean;
  readonly rushMinutes: number;
  readonly rushUntil: string | null;
};

type Ends = 'pausedUntil' | 'rushUntil';

export async function shopsOfStaff(
  executor: Executor,
  staffId: number,
  language: Language = 'zh-CN',
): Promise<StaffedShop[]> {
  const { rows } = await sql<Omit<StaffedShop, Ends | 'name'> & Record<Ends, Date | null> & { name: PartlyTranslated }>`
    SELECT shop.id, shop.name_zh AS "nameZh", shop.name, shop.state, shop.is_taking_orders AS "isTakingOrders", shop.auto_accept AS "autoAccept",
      shop.paused_until AS "pausedUntil", shop.is_paused_unanswered AS "isPausedUnanswered", shop.rush_minutes AS "rushMinutes", shop.rush_until AS "rushUntil"
    FROM staff_shop JOIN shop ON shop.id = staff_shop.shop_id
    WHERE staff_shop.staff_id = ${staffId} ORDER BY shop.id`.execute(executor);
  return rows.map((shop) => ({
    ...shop,
    name: readerLanguageText(shop.name, language),
    pausedUntil: shop.pausedUntil?.toISOString() ?? null,
    rushUntil: shop.rushUntil?.toISOString() ?? null,
  }));
}

/** Gives a member of staff access to a shop. Idempotent. */
export async function assignStaff(executor: Executor, staffId: number, shopId: number): Promise<void> {
  await sql`INSERT INTO staff_shop (staff_id, shop_id) VALUES (${staffId}, ${shopId})
    ON CONFLICT DO NOTHING`.execute(executor);
}

export async function releaseStaff(executor: Executor, staffId: number, shopId: number): Promise<void> {
  await sql`DELETE FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = ${shopId}`.execute(executor);
}

type Switched = {
  readonly staffId: number;
  readonly shopId: number;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  /** undefined: the end of the pause does not change. */
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
