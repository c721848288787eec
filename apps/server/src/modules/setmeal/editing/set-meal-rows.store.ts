import type { PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { CodeSource } from '@chifan/domain/setmeal';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { SetMealPart } from '../set-meal-for-order.store.ts';

export type StaffSetMealRow = {
  readonly id: number;
  readonly brandId: number;
  readonly brandNameZh: string;
  readonly brandName: PartlyTranslated;
  readonly nameZh: string;
  readonly name: PartlyTranslated;
  readonly plate: string;
  readonly price: number;
  readonly soldFrom: string;
  readonly soldUntil: string | null;
  readonly stock: number | null;
  readonly isOnSale: boolean;
  readonly codeSource: CodeSource;
  readonly codesEmptyAt: Date | null;
  readonly branchCount: number;
  readonly codes: { readonly free: number; readonly taken: number; readonly voided: number };
};

const rowColumns = sql`m.id, m.brand_id AS "brandId", COALESCE(b.name->>'zh-CN', '') AS "brandNameZh", b.name AS "brandName",
    COALESCE(m.name->>'zh-CN', '') AS "nameZh", m.name, m.plate, m.price, m.sold_from AS "soldFrom", m.sold_until AS "soldUntil",
    m.stock, m.is_on_sale AS "isOnSale", m.code_source AS "codeSource", m.codes_empty_at AS "codesEmptyAt",
    (SELECT count(*) FROM set_meal_branch part WHERE part.set_meal_id = m.id) AS "branchCount",
    (SELECT json_build_object('free', count(*) FILTER (WHERE taken_at IS NULL AND voided_at IS NULL),
       'taken', count(*) FILTER (WHERE taken_at IS NOT NULL AND voided_at IS NULL),
       'voided', count(*) FILTER (WHERE voided_at IS NOT NULL))
     FROM set_meal_code WHERE set_meal_id = m.id) AS codes`;

export async function staffSetMeals(
  executor: Executor,
  { brandId, page }: { brandId: number | null; page: { offset: number; limit: number } },
): Promise<{ setMeals: StaffSetMealRow[]; total: number }> {
  const listed = sql<StaffSetMealRow>`SELECT ${rowColumns} FROM set_meal m JOIN brand b ON b.id = m.brand_id
    WHERE ${brandId}::bigint IS NULL OR m.brand_id = ${brandId}::bigint
    ORDER BY m.brand_id, m.id OFFSET ${page.offset} LIMIT ${page.limit}`;
  const counted = sql<{ total: number }>`SELECT count(*) AS total FROM set_meal
    WHERE ${brandId}::bigint IS NULL OR brand_id = ${brandId}::bigint`;
  const [{ rows }, total] = await Promise.all([listed.execute(executor), counted.execute(executor)]);
  return { setMeals: rows, total: total.rows[0]?.total ?? 0 };
}

export type SetMealSales = {
  readonly paid: number;
  readonly open: number;
  readonly redeemed: number;
  readonly refunded: number;
  readonly revenue: number;
  readonly brandShare: number;
};

/**
 * Returns the sales of each set meal. The transaction of each order updates the sales (record 0059). Set meals without
 * paid orders are absent.
 */
export async function salesOfSetMeals(
  executor: Executor,
  setMealIds: readonly number[],
): Promise<ReadonlyMap<number, SetMealSales>> {
  const { rows } = await sql<
    SetMealSales & { setMealId: number }
  >`SELECT set_meal_id AS "setMealId", paid, open, redeemed,
      refunded, revenue, brand_share AS "brandShare"
    FROM set_meal_sales WHERE set_meal_id = ANY(${setMealIds})`.execute(executor);
  return new Map(rows.map(({ setMealId, ...sales }) => [setMealId, sales]));
}

export type SetMealToEdit = StaffSetMealRow & {
  readonly editVersion: number;
  readonly description: PartlyTranslated;
  readonly terms: PartlyTranslated;
  readonly photos: string[];
  readonly contents: SetMealPart[];
  readonly originalPrice: number;
  readonly persons: number;
  readonly validDays: number;
  readonly servedHours: OpeningHours | null;
  readonly maxPerOrder: number;
  readonly maxPerMember: number | null;
  readonly featuredRank: number | null;
  readonly branchIds: number[];
};

export async function setMealToEdit(executor: Executor, setMealId: number): Promise<SetMealToEdit | undefined> {
  const { rows } = await sql<SetMealToEdit>`SELECT ${rowColumns}, m.edit_version AS "editVersion", m.description,
      m.terms, m.photos, m.contents, m.original_price AS "originalPrice", m.persons, m.valid_days AS "validDays",
      m.served_hours AS "servedHours", m.max_per_order AS "maxPerOrder", m.max_per_member AS "maxPerMember",
      m.featured_rank AS "featuredRank",
      (SELECT coalesce(json_agg(shop_id ORDER BY shop_id), '[]') FROM set_meal_branch WHERE set_meal_id = m.id) AS "branchIds"
    FROM set_meal m JOIN brand b ON b.id = m.brand_id WHERE m.id = ${setMealId}`.execute(executor);
  return rows[0];
}
