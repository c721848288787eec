import { type Showcase, type ShowcaseDish, showcaseOf } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { NamedOptionGroup } from '../catalogue-for-order.store.ts';
import type { CoverDish } from '../shops/cover-dish.ts';
import { sqlIsMain } from './main-dishes.store.ts';

type MenuDish = ShowcaseDish & { readonly shopId: number; readonly image: string | null };

/** Maximum number of shops whose menus are in memory at the same time. */
const shopsAtOnce = 200;

/**
 * Stores the dishes that represent the shops in lists. Every function that changes a menu calls this function in the
 * same transaction.
 */
export async function updateShowcases(executor: Executor, shopIds: readonly number[]): Promise<void> {
  for (let from = 0; from < shopIds.length; from += shopsAtOnce) {
    const ids = shopIds.slice(from, from + shopsAtOnce);
    const menus = Map.groupBy(await menusOf(executor, ids), ({ shopId }) => shopId);
    await writeShowcases(
      executor,
      ids.map((shopId) => ({ shopId, ...showcaseOf(menus.get(shopId) ?? []) })),
    );
  }
}

/**
 * Returns the dishes on the menus of the shops. No dish of a hot pot restaurant counts as a main dish, because its
 * dishes are parts of a hot pot.
 */
async function menusOf(executor: Executor, shopIds: readonly number[]): Promise<MenuDish[]> {
  const { rows } = await sql<Omit<MenuDish, 'options'> & { options: NamedOptionGroup[] }>`
    SELECT dish.id, dish.shop_id AS "shopId", COALESCE(dish.name->>'zh-CN', '') AS "nameZh", dish.plate, dish.price,
      dish.image, dish.allergens, dish.diet, dish.options, ${sqlIsMain} AND shop.cuisine <> 'hotpot' AS "isMain",
      EXISTS (SELECT FROM dish_part WHERE set_id = dish.id) AS "isSet",
      COALESCE(sales.pieces, 0) AS pieces, COALESCE(sales.visitors, 0) AS visitors
    FROM dish JOIN dish_category category ON category.id = dish.category_id JOIN shop ON shop.id = dish.shop_id
      LEFT JOIN dish_sales sales ON sales.dish_id = dish.id
    WHERE dish.shop_id = ANY(${shopIds}::bigint[]) AND dish.removed_at IS NULL
    ORDER BY dish.shop_id, category.position, category.id, dish.position, dish.id`.execute(executor);
  return rows.map((dish) => ({
    ...dish,
    options: dish.options.map(({ min, choices }) => ({
      min,
      choices: choices.map(({ marks }) => ({ marks: marks ?? null })),
    })),
  }));
}

type ShopShowcase = Showcase<MenuDish> & { readonly shopId: number };

const coverOf = ({ plate, nameZh, image, diet }: MenuDish): CoverDish => ({
  plate,
  nameZh,
  image,
  diet,
});

/**
 * Updates only shop rows whose cover or side dishes changed, because every update of a shop's row makes caches reload
 * the shop.
 */
async function writeShowcases(executor: Executor, showcases: readonly ShopShowcase[]): Promise<void> {
  const chosen = showcases.map(({ shopId, cover, sides }) => ({
    shopId,
    cover: cover.map(coverOf),
    sides: sides.map(({ id }) => id),
  }));
  await sql`UPDATE shop SET cover_dishes = chosen.cover, side_dish_ids = chosen.sides
    FROM jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) AS chosen("shopId" bigint, cover jsonb, sides jsonb)
    WHERE shop.id = chosen."shopId"
      AND (shop.cover_dishes, shop.side_dish_ids) IS DISTINCT FROM (chosen.cover, chosen.sides)`.execute(executor);
  const picks = showcases.flatMap(({ shopId, rows }) =>
    rows.flatMap(({ row, dishes }) => dishes.map(({ id }, place) => ({ shopId, list: row, place, dishId: id }))),
  );
  await sql`WITH chosen AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(picks)}::jsonb)
        AS chosen("shopId" bigint, list text, place smallint, "dishId" bigint)
    ), gone AS (
      DELETE FROM dish_pick WHERE shop_id = ANY(${showcases.map(({ shopId }) => shopId)}::bigint[]) AND NOT EXISTS (
        SELECT FROM chosen WHERE "shopId" = shop_id AND chosen.list = dish_pick.list AND chosen.place = dish_pick.place)
    )
    INSERT INTO dish_pick AS known (shop_id, list, place, dish_id)
    SELECT "shopId", list, place, "dishId" FROM chosen
    ON CONFLICT (shop_id, list, place) DO UPDATE SET dish_id = EXCLUDED.dish_id
    WHERE known.dish_id <> EXCLUDED.dish_id`.execute(executor);
}

export type DishSales = { readonly dishId: number; readonly pieces: number; readonly visitors: number };

/** Replaces the sales of all dishes. @returns the shops of dishes whose sales changed */
export async function replaceDishSales(tx: Tx, sales: readonly DishSales[]): Promise<number[]> {
  const { rows } = await sql<{ shopId: number }>`WITH counted AS (
      SELECT sold.* FROM jsonb_to_recordset(${JSON.stringify(sales)}::jsonb)
        AS sold("dishId" bigint, pieces int, visitors int)
      JOIN dish ON dish.id = sold."dishId" AND dish.removed_at IS NULL
    ), gone AS (
      DELETE FROM dish_sales WHERE NOT EXISTS (SELECT FROM counted WHERE "dishId" = dish_id) RETURNING dish_id
    ), written AS (
      INSERT INTO dish_sales AS known (dish_id, pieces, visitors)
      SELECT "dishId", pieces, visitors FROM counted
      ON CONFLICT (dish_id) DO UPDATE SET pieces = EXCLUDED.pieces, visitors = EXCLUDED.visitors
      WHERE (known.pieces, known.visitors) <> (EXCLUDED.pieces, EXCLUDED.visitors)
      RETURNING dish_id
    )
    SELECT DISTINCT shop_id AS "shopId" FROM dish
    WHERE id IN (SELECT dish_id FROM gone UNION ALL SELECT dish_id FROM written)`.execute(tx);
  return rows.map(({ shopId }) => shopId);
}

/** Returns shops that were last written by an old release, which did not store the dishes that represent a shop. */
export async function shopsWithoutShowcase(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM shop
    WHERE cover_dishes IS NULL ORDER BY id LIMIT ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}
