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
 * Whether staff may list data of the shop, or of all their shops if `shopId` is undefined. A call for a shop of another
 * merchant is refused, instead of returning an empty list.
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

export type ShopName = { readonly nameZh: string; readonly name: PartlyTranslated };

/** Returns the names of shops by id. Unknown ids are missing. */
export async function shopNames(executor: Executor, shopIds: readonly number[]): Promise<Map<number, ShopName>> {
  if (shopIds.length === 0) return new Map();
  const { rows } = await sql<ShopName & { id: number }>`
    SELECT id, name_zh AS "nameZh", name FROM shop WHERE id = ANY(${[...shopIds]}::bigint[])`.execute(executor);
  return new Map(rows.map(({ id, ...shop }) => [id, shop]));
}
