import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type ShopRow, shopColumns } from '../shops/shop-row.store.ts';

export async function favouriteShops(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ shops: ShopRow[]; total: number }> {
  const { rows } = await sql<ShopRow>`
    SELECT ${shopColumns} FROM favourite JOIN shop ON shop.id = favourite.shop_id
    WHERE favourite.member_id = ${memberId}
    ORDER BY favourite.created_at DESC, favourite.shop_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM favourite WHERE member_id = ${memberId}`.execute(executor);
  return { shops: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function favouriteShopIds(executor: Executor, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT shop_id AS id FROM favourite WHERE member_id = ${memberId}
    ORDER BY created_at DESC, shop_id DESC`.execute(executor);
  return rows.map(({ id }) => id);
}

type Choice = { readonly memberId: number; readonly shopId: number };

/** Idempotent, also when called at the same moment. @returns false when there is no such shop. */
export async function addFavourite(executor: Executor, { memberId, shopId }: Choice, now: Date): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM shop WHERE id = ${shopId}), added AS (
      INSERT INTO favourite (member_id, shop_id, created_at) SELECT ${memberId}, id, ${now} FROM known
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}

/** @returns false when there is no such shop; a shop that was no favourite stays none. */
export async function removeFavourite(executor: Executor, { memberId, shopId }: Choice): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM shop WHERE id = ${shopId}), removed AS (
      DELETE FROM favourite USING known WHERE member_id = ${memberId} AND shop_id = known.id
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}
