import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

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
