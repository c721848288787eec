import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { liveShops, type ShopRow, shopColumns } from '../shops/shop-row.store.ts';

export async function favouriteShops(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ shops: ShopRow[]; total: number }> {
  const { rows } = await sql<ShopRow>`
    SELECT ${shopColumns} FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id
    WHERE favourite.member_id = ${memberId}
    ORDER BY favourite.created_at DESC, favourite.shop_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id WHERE member_id = ${memberId}`.execute(
    executor,
  );
  return { shops: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function favouriteShopIds(executor: Executor, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT shop_id AS id FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id WHERE member_id = ${memberId}
    ORDER BY favourite.created_at DESC, shop_id DESC`.execute(executor);
  return rows.map(({ id }) => id);
}

type Choice = { readonly memberId: number; readonly shopId: number };

/** Adds a favourite shop. Idempotent, also in concurrent calls. @returns false if the shop does not exist */
export async function addFavourite(executor: Executor, { memberId, shopId }: Choice, now: Date): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM ${liveShops} WHERE id = ${shopId}), added AS (
      INSERT INTO favourite (member_id, shop_id, created_at) SELECT ${memberId}, id, ${now} FROM known
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}

/** Removes a favourite shop. Does nothing if the shop is not a favourite. @returns false if the shop does not exist */
export async function removeFavourite(executor: Executor, { memberId, shopId }: Choice): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM ${liveShops} WHERE id = ${shopId}), removed AS (
      DELETE FROM favourite USING known WHERE member_id = ${memberId} AND shop_id = known.id
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}
