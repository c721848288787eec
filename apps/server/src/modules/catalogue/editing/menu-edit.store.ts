import type { NameDrafts } from '@chifan/contract/catalogue-drafts';
import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Marks, NamedOptionGroup } from '../catalogue-for-order.store.ts';
import type { ByPlatform } from '../local-text.ts';

export type DishBefore = {
  readonly id: number;
  readonly name: PartlyTranslated;
  readonly description: PartlyTranslated;
  readonly byPlatform: ByPlatform;
  readonly nameDrafts: NameDrafts;
  readonly image: string | null;
  readonly photos: string[];
  readonly stock: number | null;
  readonly editVersion: number;
  readonly isInSet: boolean;
};

export type EditedDish = Marks & {
  readonly shopId: number;
  readonly categoryId: number;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly byPlatform: ByPlatform;
  readonly nameDrafts: NameDrafts;
  readonly price: Fen;
  readonly spice: number;
  readonly options: NamedOptionGroup[];
  readonly stock: number | null;
  readonly isAvailable: boolean;
  readonly plate: string;
  readonly photos: string[];
  readonly servedHours: OpeningHours | null;
};

export type Part = { readonly dishId: number; readonly quantity: number };

export async function hasCategory(executor: Executor, shopId: number, categoryId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM dish_category WHERE id = ${categoryId} AND shop_id = ${shopId}`.execute(executor);
  return rows.length > 0;
}

/** Locked, so that its stock stands still until the dish is written. */
export async function dishBefore(tx: Tx, shopId: number, dishId: number): Promise<DishBefore | undefined> {
  const { rows } = await sql<DishBefore>`
    SELECT id, name, description, by_platform AS "byPlatform", name_drafts AS "nameDrafts", image, photos, stock, edit_version AS "editVersion",
      EXISTS (SELECT FROM dish_part WHERE dish_id = dish.id) AS "isInSet"
    FROM dish WHERE id = ${dishId} AND shop_id = ${shopId} AND removed_at IS NULL FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function countPlainDishes(tx: Tx, shopId: number, dishIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ plain: number }>`
    SELECT count(*)::int AS plain FROM dish
    WHERE shop_id = ${shopId} AND id = ANY(${dishIds}) AND removed_at IS NULL
      AND NOT EXISTS (SELECT FROM dish_part WHERE set_id = dish.id)`.execute(tx);
  return rows[0]?.plain ?? 0;
}

/** A new dish comes last. The picture of its card is the first. */
export async function insertDish(tx: Tx, key: string, dish: EditedDish): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, by_platform, name_drafts, price, spice, allergens, diet,
      options, stock, is_available, plate, image, photos, served_hours, position)
    SELECT ${dish.shopId}, ${dish.categoryId}, ${key}, ${JSON.stringify(dish.name)}::jsonb, ${dish.pinyin},
      ${JSON.stringify(dish.description)}::jsonb, ${JSON.stringify(dish.byPlatform)}::jsonb,
      ${JSON.stringify(dish.nameDrafts)}::jsonb, ${dish.price}, ${dish.spice},
      ${JSON.stringify(dish.allergens)}::jsonb, ${JSON.stringify(dish.diet)}::jsonb,
      ${JSON.stringify(dish.options)}::jsonb, ${dish.stock}, ${dish.isAvailable}, ${dish.plate},
      ${dish.photos[0] ?? null}, ${JSON.stringify(dish.photos)}::jsonb, ${jsonOrNull(dish.servedHours)}::jsonb,
      coalesce(max(position) + 1, 0) FROM dish WHERE shop_id = ${dish.shopId} RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateDish(tx: Tx, dishId: number, dish: EditedDish): Promise<void> {
  await sql`UPDATE dish SET edit_version = edit_version + 1, category_id = ${dish.categoryId}, name = ${JSON.stringify(dish.name)}::jsonb,
      pinyin = ${dish.pinyin}, description = ${JSON.stringify(dish.description)}::jsonb,
      by_platform = ${JSON.stringify(dish.byPlatform)}::jsonb,
      name_drafts = ${JSON.stringify(dish.nameDrafts)}::jsonb, price = ${dish.price}, spice = ${dish.spice},
      allergens = ${JSON.stringify(dish.allergens)}::jsonb, diet = ${JSON.stringify(dish.diet)}::jsonb,
      options = ${JSON.stringify(dish.options)}::jsonb, stock = ${dish.stock}, is_available = ${dish.isAvailable},
      sold_out_until = CASE WHEN ${dish.isAvailable} THEN NULL ELSE sold_out_until END,
      plate = ${dish.plate}, image = ${dish.photos[0] ?? null}, photos = ${JSON.stringify(dish.photos)}::jsonb,
      served_hours = ${jsonOrNull(dish.servedHours)}::jsonb
    WHERE id = ${dishId}`.execute(tx);
}

/** Replaces what is in the set, in this order; an empty list makes it a plain dish. */
export async function writeParts(tx: Tx, shopId: number, setId: number, parts: readonly Part[]): Promise<void> {
  await sql`DELETE FROM dish_part WHERE set_id = ${setId}`.execute(tx);
  if (parts.length === 0) return;
  await sql`INSERT INTO dish_part (shop_id, set_id, dish_id, quantity, position)
    SELECT ${shopId}::bigint, ${setId}::bigint, part.dish_id, part.quantity, part.position
    FROM unnest(${parts.map(({ dishId }) => dishId)}::bigint[], ${parts.map(({ quantity }) => quantity)}::int[])
      WITH ORDINALITY AS part(dish_id, quantity, position)`.execute(tx);
}

/** Off every menu and out of its category, yet there for the orders that hold it. */
export async function takeOffMenu(tx: Tx, dishId: number, now: Date): Promise<void> {
  await sql`DELETE FROM dish_part WHERE set_id = ${dishId}`.execute(tx);
  await sql`UPDATE dish SET removed_at = ${now}, category_id = NULL, is_available = false
    WHERE id = ${dishId}`.execute(tx);
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export async function insertCategory(
  tx: Tx,
  category: { shopId: number; key: string; name: PartlyTranslated },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO dish_category (shop_id, key, name, position)
    SELECT ${category.shopId}, ${category.key}, ${JSON.stringify(category.name)}::jsonb, coalesce(max(position) + 1, 0)
    FROM dish_category WHERE shop_id = ${category.shopId} RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function renameCategory(tx: Tx, categoryId: number, name: PartlyTranslated): Promise<void> {
  await sql`UPDATE dish_category SET name = ${JSON.stringify(name)}::jsonb WHERE id = ${categoryId}`.execute(tx);
}

export async function deleteEmptyCategory(tx: Tx, categoryId: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM dish_category WHERE id = ${categoryId}
      AND NOT EXISTS (SELECT FROM dish WHERE category_id = ${categoryId}) RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function menuIds(tx: Tx, shopId: number): Promise<{ categories: number[]; dishes: number[] }> {
  const { rows } = await sql<{ categories: number[]; dishes: number[] }>`
    SELECT (SELECT coalesce(json_agg(id), '[]') FROM dish_category WHERE shop_id = ${shopId}) AS categories,
      (SELECT coalesce(json_agg(id), '[]') FROM dish WHERE shop_id = ${shopId} AND removed_at IS NULL) AS dishes`.execute(
    tx,
  );
  return rows[0] ?? { categories: [], dishes: [] };
}

export async function writeArrangement(
  tx: Tx,
  categories: readonly { readonly id: number; readonly dishIds: readonly number[] }[],
): Promise<void> {
  const dishes = categories.flatMap(({ id, dishIds }) => dishIds.map((dishId) => ({ dishId, categoryId: id })));
  await sql`UPDATE dish_category c SET position = wanted.position
    FROM unnest(${categories.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS wanted(id, position)
    WHERE c.id = wanted.id`.execute(tx);
  await sql`UPDATE dish SET position = wanted.position, category_id = wanted.category_id
    FROM unnest(${dishes.map(({ dishId }) => dishId)}::bigint[], ${dishes.map(({ categoryId }) => categoryId)}::bigint[])
      WITH ORDINALITY AS wanted(id, category_id, position)
    WHERE dish.id = wanted.id`.execute(tx);
}
