import type { PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { CodeSource } from '@chifan/domain/setmeal';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { SetMealPart } from '../set-meal-for-order.store.ts';

/** All fields of a set meal that operators edit. */
export type SetMealWrite = {
  readonly brandId: number;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly terms: PartlyTranslated;
  readonly plate: string;
  readonly photos: readonly string[];
  readonly contents: readonly SetMealPart[];
  readonly price: number;
  readonly originalPrice: number;
  readonly persons: number;
  readonly soldFrom: string;
  readonly soldUntil: string | null;
  readonly validDays: number;
  readonly servedHours: OpeningHours | null;
  readonly maxPerOrder: number;
  readonly maxPerMember: number | null;
  readonly stock: number | null;
  readonly codeSource: CodeSource;
  readonly featuredRank: number | null;
  readonly isOnSale: boolean;
};

export async function insertSetMeal(executor: Executor, key: string, setMeal: SetMealWrite): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO set_meal (brand_id, key, name, pinyin, description, terms, plate, photos, contents, price, original_price,
      persons, sold_from, sold_until, valid_days, served_hours, max_per_order, max_per_member, stock, code_source,
      featured_rank, is_on_sale)
    VALUES (${setMeal.brandId}, ${key}, ${JSON.stringify(setMeal.name)}::jsonb, ${setMeal.pinyin},
      ${JSON.stringify(setMeal.description)}::jsonb, ${JSON.stringify(setMeal.terms)}::jsonb, ${setMeal.plate},
      ${JSON.stringify(setMeal.photos)}::jsonb, ${JSON.stringify(setMeal.contents)}::jsonb, ${setMeal.price},
      ${setMeal.originalPrice}, ${setMeal.persons}, ${setMeal.soldFrom}, ${setMeal.soldUntil}, ${setMeal.validDays},
      ${hoursJson(setMeal)}::jsonb, ${setMeal.maxPerOrder}, ${setMeal.maxPerMember}, ${setMeal.stock},
      ${setMeal.codeSource}, ${setMeal.featuredRank}, ${setMeal.isOnSale}) RETURNING id`.execute(executor);
  return rows[0]?.id ?? 0;
}

/** @returns the new edit version */
export async function updateSetMeal(tx: Tx, setMealId: number, setMeal: SetMealWrite): Promise<number> {
  const { rows } = await sql<{ editVersion: number }>`
    UPDATE set_meal SET brand_id = ${setMeal.brandId}, name = ${JSON.stringify(setMeal.name)}::jsonb,
      pinyin = ${setMeal.pinyin}, description = ${JSON.stringify(setMeal.description)}::jsonb,
      terms = ${JSON.stringify(setMeal.terms)}::jsonb, plate = ${setMeal.plate},
      photos = ${JSON.stringify(setMeal.photos)}::jsonb, contents = ${JSON.stringify(setMeal.contents)}::jsonb,
      price = ${setMeal.price}, original_price = ${setMeal.originalPrice}, persons = ${setMeal.persons},
      sold_from = ${setMeal.soldFrom}, sold_until = ${setMeal.soldUntil}, valid_days = ${setMeal.validDays},
      served_hours = ${hoursJson(setMeal)}::jsonb, max_per_order = ${setMeal.maxPerOrder},
      max_per_member = ${setMeal.maxPerMember}, stock = ${setMeal.stock}, code_source = ${setMeal.codeSource},
      featured_rank = ${setMeal.featuredRank}, is_on_sale = ${setMeal.isOnSale}, edit_version = edit_version + 1
    WHERE id = ${setMealId} RETURNING edit_version AS "editVersion"`.execute(tx);
  return rows[0]?.editVersion ?? 0;
}

const hoursJson = ({ servedHours }: SetMealWrite): string | null => servedHours && JSON.stringify(servedHours);

/** Replaces the branches of a set meal. @returns the shops that were removed */
export async function writeSetMealBranches(
  executor: Executor,
  setMealId: number,
  shopIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ shopId: number }>`
    WITH added AS (
      INSERT INTO set_meal_branch (set_meal_id, shop_id) SELECT ${setMealId}, shop_id
      FROM unnest(${shopIds}::bigint[]) AS given(shop_id) ON CONFLICT DO NOTHING
    )
    DELETE FROM set_meal_branch WHERE set_meal_id = ${setMealId} AND shop_id <> ALL (${shopIds}::bigint[])
    RETURNING shop_id AS "shopId"`.execute(executor);
  return rows.map(({ shopId }) => shopId);
}

/** Removes shops that leave a brand from the brand's set meals. @returns each removal */
export async function removeFromSetMeals(
  tx: Tx,
  brandId: number,
  shopIds: readonly number[],
): Promise<{ setMealId: number; shopId: number }[]> {
  const { rows } = await sql<{ setMealId: number; shopId: number }>`
    DELETE FROM set_meal_branch part USING set_meal m
    WHERE m.id = part.set_meal_id AND m.brand_id = ${brandId} AND part.shop_id = ANY(${shopIds})
    RETURNING part.set_meal_id AS "setMealId", part.shop_id AS "shopId"`.execute(tx);
  return rows;
}

export async function setMealsOfBrands(executor: Executor): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ brandId: number; setMeals: number }>`
    SELECT brand_id AS "brandId", count(*)::int AS "setMeals" FROM set_meal GROUP BY brand_id`.execute(executor);
  return new Map(rows.map(({ brandId, setMeals }) => [brandId, setMeals]));
}

export type SetMealBefore = {
  readonly id: number;
  readonly editVersion: number;
  readonly photos: string[];
  readonly stock: number | null;
};

/** Locks the set meal, so that no order changes its stock until the current transaction ends. */
export async function lockSetMeal(tx: Tx, setMealId: number): Promise<SetMealBefore | undefined> {
  const { rows } = await sql<SetMealBefore>`
    SELECT id, edit_version AS "editVersion", photos, stock FROM set_meal WHERE id = ${setMealId}
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/**
 * Whether another set meal has the rank. Locks all ranks until the transaction ends, so that no other transaction can
 * take the rank in the meantime.
 */
export async function isRankTaken(tx: Tx, rank: number, setMealId: number | null): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('ranks of set meals', 0))`.execute(tx);
  const { rows } = await sql`SELECT id FROM set_meal
    WHERE featured_rank = ${rank} AND id IS DISTINCT FROM ${setMealId}::bigint`.execute(tx);
  return rows.length > 0;
}
