import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import { type RawBuilder, sql } from 'kysely';
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

/** Locks the dish, so that its stock does not change until the dish is written. */
export const dishBefore = async (tx: Tx, shopId: number, dishId: number): Promise<DishBefore | undefined> =>
  (await dishesBefore(tx, shopId, [dishId]))[0];

/** Returns those of the given dishes that are on the menu. Locks their rows in the order of their ids. */
export async function dishesBefore(tx: Tx, shopId: number, dishIds: readonly number[]): Promise<DishBefore[]> {
  const { rows } = await sql<DishBefore>`
    SELECT id, name, description, by_platform AS "byPlatform", name_drafts AS "nameDrafts", image, photos, stock, edit_version AS "editVersion",
      EXISTS (SELECT FROM dish_part WHERE dish_id = dish.id) AS "isInSet"
    FROM dish WHERE id = ANY(${dishIds}) AND shop_id = ${shopId} AND removed_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows;
}

export async function countPlainDishes(tx: Tx, shopId: number, dishIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ plain: number }>`
    SELECT count(*)::int AS plain FROM dish
    WHERE shop_id = ${shopId} AND id = ANY(${dishIds}) AND removed_at IS NULL
      AND NOT EXISTS (SELECT FROM dish_part WHERE set_id = dish.id)`.execute(tx);
  return rows[0]?.plain ?? 0;
}

/** Without a position, a new dish is added at the end of the menu, and an existing dish keeps its position. */
type Placed = { readonly dish: EditedDish; readonly position?: number | null };
export type NewDish = Placed & { readonly key: string };
export type ChangedDish = Placed & { readonly id: number };

/**
 * Inserts dishes. The first photo of a dish is also stored as the picture of its card. @returns the ids, in the order
 * of the dishes.
 */
export async function insertDishes(tx: Tx, shopId: number, dishes: readonly NewDish[]): Promise<number[]> {
  if (dishes.length === 0) return [];
  const { rows } = await sql<{ id: number; key: string }>`
    INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, by_platform, name_drafts, price, spice, allergens, diet,
      options, stock, is_available, plate, image, photos, served_hours, position)
    SELECT ${shopId}, d."categoryId", d.key, d.name, d.pinyin, d.description, d."byPlatform", d."nameDrafts", d.price, d.spice,
      d.allergens, d.diet, d.options, d.stock, d."isAvailable", d.plate, d.photos ->> 0, d.photos, d."servedHours",
      coalesce(d.position, last.position + d.place)
    FROM ${dishesSent(dishes.map(({ key, dish, position = null }, at) => ({ ...dish, key, position, place: at + 1 })))},
      (SELECT coalesce(max(position), -1) AS position FROM dish WHERE shop_id = ${shopId}) last
    ORDER BY d.place RETURNING id, key`.execute(tx);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return dishes.map(({ key }) => ids.get(key) ?? 0);
}

export async function updateDishes(tx: Tx, dishes: readonly ChangedDish[]): Promise<void> {
  if (dishes.length === 0) return;
  await sql`UPDATE dish SET edit_version = edit_version + 1, category_id = d."categoryId", name = d.name,
      pinyin = d.pinyin, description = d.description, by_platform = d."byPlatform",
      name_drafts = d."nameDrafts", price = d.price, spice = d.spice,
      allergens = d.allergens, diet = d.diet, options = d.options, stock = d.stock, is_available = d."isAvailable",
      sold_out_until = CASE WHEN d."isAvailable" THEN NULL ELSE sold_out_until END,
      plate = d.plate, image = d.photos ->> 0, photos = d.photos,
      served_hours = d."servedHours", position = coalesce(d.position, dish.position)
    FROM ${dishesSent(dishes.map(({ id, dish, position = null }) => ({ ...dish, id, position })))}
    WHERE dish.id = d.id`.execute(tx);
}

/** Adds missing names as drafts. If staff have the dish open, their next save is refused because the dish changed. */
export async function addNames(
  tx: Tx,
  dishes: readonly { readonly id: number; readonly name: PartlyTranslated; readonly drafts: NameDrafts }[],
): Promise<void> {
  await sql`UPDATE dish SET edit_version = edit_version + 1, name = dish.name || d.name,
      name_drafts = name_drafts || d.drafts
    FROM jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) AS d(id bigint, name jsonb, drafts jsonb)
    WHERE dish.id = d.id`.execute(tx);
}

const dishesSent = (dishes: readonly object[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) AS d(id bigint, key text, place int, "categoryId" bigint, name jsonb,
    pinyin text, description jsonb, "byPlatform" jsonb, "nameDrafts" jsonb, price int, spice smallint, allergens jsonb, diet jsonb,
    options jsonb, stock int, "isAvailable" boolean, plate text, photos jsonb, "servedHours" jsonb, position int)`;

/** Replaces the dishes of a set meal, in the given sequence. With an empty list, the dish becomes an ordinary dish. */
export async function writeParts(tx: Tx, shopId: number, setId: number, parts: readonly Part[]): Promise<void> {
  await sql`DELETE FROM dish_part WHERE set_id = ${setId}`.execute(tx);
  if (parts.length === 0) return;
  await sql`INSERT INTO dish_part (shop_id, set_id, dish_id, quantity, position)
    SELECT ${shopId}::bigint, ${setId}::bigint, part.dish_id, part.quantity, part.position
    FROM unnest(${parts.map(({ dishId }) => dishId)}::bigint[], ${parts.map(({ quantity }) => quantity)}::int[])
      WITH ORDINALITY AS part(dish_id, quantity, position)`.execute(tx);
}

/** Removes dishes from menu, set meals and category. The rows of the dishes stay, because orders refer to them. */
export async function takeOffMenu(tx: Tx, dishIds: readonly number[], now: Date): Promise<void> {
  await sql`DELETE FROM dish_part WHERE set_id = ANY(${dishIds})`.execute(tx);
  await sql`UPDATE dish SET removed_at = ${now}, category_id = NULL, is_available = false
    WHERE id = ANY(${dishIds})`.execute(tx);
}

export type NewCategory = { readonly key: string; readonly name: PartlyTranslated };

/** Adds categories at the end of the menu. @returns the ids, in the order of the categories */
export async function insertCategories(tx: Tx, shopId: number, categories: readonly NewCategory[]): Promise<number[]> {
  if (categories.length === 0) return [];
  const sent = categories.map((category, at) => ({ ...category, place: at + 1 }));
  const { rows } = await sql<{ id: number; key: string }>`
    INSERT INTO dish_category (shop_id, key, name, position)
    SELECT ${shopId}, c.key, c.name, last.position + c.place
    FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS c(key text, name jsonb, place int),
      (SELECT coalesce(max(position), -1) AS position FROM dish_category WHERE shop_id = ${shopId}) last
    ORDER BY c.place RETURNING id, key`.execute(tx);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return categories.map(({ key }) => ids.get(key) ?? 0);
}

export async function renameCategory(tx: Tx, categoryId: number, name: PartlyTranslated): Promise<void> {
  await sql`UPDATE dish_category SET name = ${JSON.stringify(name)}::jsonb WHERE id = ${categoryId}`.execute(tx);
}

/** @returns the ids of the deleted categories, which are the empty categories */
export async function deleteEmptyCategories(tx: Tx, shopId: number, categoryIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM dish_category c WHERE id = ANY(${categoryIds}) AND shop_id = ${shopId}
      AND NOT EXISTS (SELECT FROM dish WHERE category_id = c.id) RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
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
