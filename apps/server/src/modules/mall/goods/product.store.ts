import type { PartlyTranslated } from '@chifan/domain';
import type { ProductArt } from '@chifan/domain/mall';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type ProductRow = {
  readonly id: number;
  readonly name: PartlyTranslated;
  readonly points: number;
  readonly image: string | null;
  readonly art: ProductArt;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly redeemed: number;
};

const cardColumns = sql`product.id, product.name, product.points, product.images[1] AS image, product.art, product.stock,
  product.is_featured AS "isFeatured", product.redeemed`;

/**
 * A guest's filter of mall products. A product matches if its name in one of `languages` matches all LIKE `patterns`.
 */
export type ProductFilter = {
  readonly categoryId: number | undefined;
  readonly isFeatured: boolean | undefined;
  readonly most: number | undefined;
  readonly names: { readonly languages: readonly string[]; readonly patterns: readonly string[] } | undefined;
};

export type ProductSort = 'recommended' | 'newest' | 'cheapest' | 'dearest';

/** In the recommended order, sold-out products come last. */
const orders = {
  recommended: sql`product.stock = 0, product.is_featured DESC, product.redeemed DESC, product.id DESC`,
  newest: sql`product.id DESC`,
  cheapest: sql`product.points, product.id DESC`,
  dearest: sql`product.points DESC, product.id DESC`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>;

export async function productsOnSale(
  executor: Executor,
  { filter, sort, page }: { filter: ProductFilter; sort: ProductSort; page: { offset: number; limit: number } },
): Promise<{ products: ProductRow[]; total: number }> {
  const matching = sql.join(conditionsOf(filter), sql` AND `);
  const listed = sql<ProductRow>`SELECT ${cardColumns} FROM mall_product product WHERE ${matching}
    ORDER BY ${orders[sort]} OFFSET ${page.offset} LIMIT ${page.limit}`;
  const counted = sql<{ total: number }>`SELECT count(*) AS total FROM mall_product product WHERE ${matching}`;
  const [{ rows }, total] = await Promise.all([listed.execute(executor), counted.execute(executor)]);
  return { products: rows, total: total.rows[0]?.total ?? 0 };
}

function conditionsOf({ categoryId, isFeatured, most, names }: ProductFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`product.is_on_sale`];
  if (categoryId !== undefined) conditions.push(sql`product.category_id = ${categoryId}`);
  if (isFeatured !== undefined) conditions.push(sql`product.is_featured = ${isFeatured}`);
  if (most !== undefined) conditions.push(sql`product.points <= ${most}`);
  if (names) {
    const like = names.languages.map((key) => sql`product.folded ->> ${key} LIKE ALL (${names.patterns}::text[])`);
    conditions.push(sql`(${sql.join(like, sql` OR `)})`);
  }
  return conditions;
}

export type ProductDetailRow = ProductRow & {
  readonly description: PartlyTranslated;
  readonly images: string[];
  readonly categoryId: number;
  readonly categoryName: PartlyTranslated;
  readonly limit: number | null;
  readonly isOnSale: boolean;
  readonly createdAt: Date;
};

export async function productById(executor: Executor, productId: number): Promise<ProductDetailRow | undefined> {
  const { rows } = await sql<ProductDetailRow>`
    SELECT ${cardColumns}, product.description, product.images, product.category_id AS "categoryId",
      category.name AS "categoryName", product.member_limit AS "limit", product.is_on_sale AS "isOnSale",
      product.created_at AS "createdAt"
    FROM mall_product product JOIN mall_category category ON category.id = product.category_id
    WHERE product.id = ${productId}`.execute(executor);
  return rows[0];
}

export async function categoriesOnSale(
  executor: Executor,
): Promise<{ id: number; name: PartlyTranslated; products: number }[]> {
  const { rows } = await sql<{ id: number; name: PartlyTranslated; products: number }>`
    SELECT category.id, category.name, sold.products
    FROM mall_category category JOIN (
      SELECT category_id, count(*) AS products FROM mall_product WHERE is_on_sale GROUP BY category_id
    ) sold ON sold.category_id = category.id
    ORDER BY category.position, category.id`.execute(executor);
  return rows;
}
