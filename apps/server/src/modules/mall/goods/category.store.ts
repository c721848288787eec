import type { StaffMallCategory } from '@chifan/contract/mall-admin';
import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function allCategories(executor: Executor): Promise<StaffMallCategory[]> {
  const { rows } = await sql<StaffMallCategory>`
    SELECT category.id, category.name,
      (SELECT count(*) FROM mall_product WHERE category_id = category.id) AS products
    FROM mall_category category ORDER BY category.position, category.id`.execute(executor);
  return rows;
}

/** @returns whether it is there; it cannot be deleted until the transaction ends. */
export async function holdCategory(tx: Tx, categoryId: number): Promise<boolean> {
  const { rows } = await sql`SELECT id FROM mall_category WHERE id = ${categoryId} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}

/** All there are: nobody else arranges them, and no product joins one, until the transaction ends. */
export async function lockCategories(tx: Tx): Promise<number[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the categories of the mall', 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`SELECT id FROM mall_category ORDER BY id FOR UPDATE`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function areEmpty(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM mall_product WHERE category_id = ANY(${ids}::bigint[]) LIMIT 1`.execute(tx);
  return rows.length === 0;
}

export type CategoryWrite = { readonly id: number | undefined; readonly name: PartlyTranslated };

export async function replaceCategories(
  tx: Tx,
  categories: readonly CategoryWrite[],
  gone: readonly number[],
): Promise<void> {
  const rows = categories.map(({ id, name }, position) => ({ id, name, position }));
  await sql`DELETE FROM mall_category WHERE id = ANY(${gone}::bigint[])`.execute(tx);
  await sql`UPDATE mall_category category SET name = wanted.name, position = wanted.position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS wanted(id bigint, name jsonb, position int)
    WHERE category.id = wanted.id`.execute(tx);
  await sql`INSERT INTO mall_category (name, position)
    SELECT wanted.name, wanted.position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS wanted(id bigint, name jsonb, position int)
    WHERE wanted.id IS NULL ORDER BY wanted.position`.execute(tx);
}
