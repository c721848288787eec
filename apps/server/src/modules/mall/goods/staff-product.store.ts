import type { StaffMallCategory, StaffProduct } from '@chifan/contract/mall/staff-views';
import type { PartlyTranslated } from '@chifan/domain';
import { lowStockBelow } from '@chifan/domain/mall';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

const workColumns = sql`product.id, product.category_id AS "categoryId", product.name, product.description, product.points,
  product.art, product.images, product.member_limit AS "limit", product.is_on_sale AS "isOnSale",
  product.is_featured AS "isFeatured", product.stock, product.redeemed, product.version`;

export const productViews = {
  on_sale: sql`product.is_on_sale`,
  off_sale: sql`NOT product.is_on_sale`,
  // Excludes products off sale, which need no new stock.
  low: sql`product.is_on_sale AND product.stock < ${lowStockBelow}`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export type ProductView = keyof typeof productViews;

/** Products for operators, newest first. A name in any language must match all `patterns`. */
export async function staffProducts(
  executor: Executor,
  wanted: { view: ProductView; patterns: readonly string[] | undefined; page: { offset: number; limit: number } },
): Promise<{ products: StaffProduct[]; total: number }> {
  const { view, patterns, page } = wanted;
  const named = patterns
    ? sql`AND EXISTS (SELECT FROM jsonb_each_text(product.folded) WHERE value LIKE ALL (${patterns}::text[]))`
    : sql``;
  const matching = sql`FROM mall_product product WHERE ${productViews[view]} ${named}`;
  const listed = sql<StaffProduct>`SELECT ${workColumns} ${matching}
    ORDER BY product.id DESC OFFSET ${page.offset} LIMIT ${page.limit}`;
  const counted = sql<{ total: number }>`SELECT count(*) AS total ${matching}`;
  const [{ rows }, total] = await Promise.all([listed.execute(executor), counted.execute(executor)]);
  return { products: rows, total: total.rows[0]?.total ?? 0 };
}

export async function staffProductById(executor: Executor, productId: number): Promise<StaffProduct | undefined> {
  const { rows } = await sql<StaffProduct>`
    SELECT ${workColumns} FROM mall_product product WHERE product.id = ${productId}`.execute(executor);
  return rows[0];
}

export async function lockProduct(
  tx: Tx,
  productId: number,
): Promise<{ version: number; images: string[] } | undefined> {
  const { rows } = await sql<{ version: number; images: string[] }>`
    SELECT version, images FROM mall_product WHERE id = ${productId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export type ProductWrite = Omit<StaffProduct, 'id' | 'stock' | 'redeemed' | 'version'> & {
  readonly folded: Readonly<Record<string, string>>;
};

export async function insertProduct(
  tx: Tx,
  product: ProductWrite,
  { stock, at }: { stock: number; at: Date },
): Promise<StaffProduct | undefined> {
  const { rows } = await sql<StaffProduct>`
    INSERT INTO mall_product AS product (category_id, name, folded, description, points, art, images, stock, member_limit,
      is_on_sale, is_featured, created_at)
    VALUES (${product.categoryId}, ${JSON.stringify(product.name)}::jsonb, ${JSON.stringify(product.folded)}::jsonb,
      ${JSON.stringify(product.description)}::jsonb, ${product.points}, ${product.art}, ${product.images}::text[], ${stock},
      ${product.limit}, ${product.isOnSale}, ${product.isFeatured}, ${at})
    RETURNING ${workColumns}`.execute(tx);
  return rows[0];
}

export async function updateProduct(
  tx: Tx,
  productId: number,
  product: ProductWrite,
): Promise<StaffProduct | undefined> {
  const { rows } = await sql<StaffProduct>`
    UPDATE mall_product product SET category_id = ${product.categoryId}, name = ${JSON.stringify(product.name)}::jsonb,
      folded = ${JSON.stringify(product.folded)}::jsonb, description = ${JSON.stringify(product.description)}::jsonb,
      points = ${product.points}, art = ${product.art}, images = ${product.images}::text[],
      member_limit = ${product.limit}, is_on_sale = ${product.isOnSale}, is_featured = ${product.isFeatured},
      version = version + 1
    WHERE product.id = ${productId} RETURNING ${workColumns}`.execute(tx);
  return rows[0];
}

/**
 * Adds units to a product's stock, or removes units. @returns undefined and changes nothing if the stock would become
 * negative. The version of the product does not change, because product drafts contain no stock.
 */
export async function addStock(tx: Tx, productId: number, change: number): Promise<StaffProduct | undefined> {
  const { rows } = await sql<StaffProduct>`
    UPDATE mall_product product SET stock = stock + ${change}
    WHERE product.id = ${productId} AND stock + ${change} >= 0 RETURNING ${workColumns}`.execute(tx);
  return rows[0];
}

export async function allCategories(executor: Executor): Promise<StaffMallCategory[]> {
  const { rows } = await sql<StaffMallCategory>`
    SELECT category.id, category.name,
      (SELECT count(*) FROM mall_product WHERE category_id = category.id) AS products
    FROM mall_category category ORDER BY category.position, category.id`.execute(executor);
  return rows;
}

/** Prevents the deletion of a category until the transaction ends. @returns whether the category exists */
export async function holdCategory(tx: Tx, categoryId: number): Promise<boolean> {
  const { rows } = await sql`SELECT id FROM mall_category WHERE id = ${categoryId} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}

/** Locks all categories until the transaction ends, so that no other call changes them or adds a product to them. */
export async function lockCategories(tx: Tx): Promise<number[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the categories of the mall', 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`SELECT id FROM mall_category ORDER BY id FOR UPDATE`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function areCategoriesEmpty(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM mall_product WHERE category_id = ANY(${ids}::bigint[]) LIMIT 1`.execute(tx);
  return rows.length === 0;
}

type CategoryWrite = { readonly id: number | undefined; readonly name: PartlyTranslated };

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
