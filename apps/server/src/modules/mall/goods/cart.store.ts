import type { PartlyTranslated } from '@chifan/domain';
import { maxPieces, type ProductArt } from '@chifan/domain/mall';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type CartItem = {
  readonly id: number;
  readonly productId: number;
  readonly name: PartlyTranslated;
  /** Points per unit of the product. */
  readonly points: number;
  readonly image: string | null;
  readonly art: ProductArt;
  readonly number: number;
  readonly most: number;
};

export async function cartOf(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: CartItem[]; total: number }> {
  const { rows } = await sql<CartItem>`
    SELECT item.id, item.product_id AS "productId", product.name, product.points, product.images[1] AS image, product.art,
      item.number, ${maxOf(memberId)} AS most
    FROM mall_cart_item item JOIN mall_product product ON product.id = item.product_id
    WHERE item.member_id = ${memberId} ORDER BY item.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM mall_cart_item WHERE member_id = ${memberId}`.execute(executor);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function lockCart(tx: Tx, memberId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mall cart of ${memberId}`}, 0))`.execute(tx);
}

export type ProductForCart = {
  readonly productId: number;
  readonly isOnSale: boolean;
  readonly stock: number;
  readonly most: number;
  readonly inCart: number;
  readonly products: number;
};

const wantedProduct = (memberId: number) => sql`
  SELECT product.id AS "productId", product.is_on_sale AS "isOnSale", product.stock, ${maxOf(memberId)} AS most,
    coalesce(item.number, 0) AS "inCart",
    (SELECT count(*) FROM mall_cart_item WHERE member_id = ${memberId}) AS products
  FROM mall_product product
    LEFT JOIN mall_cart_item item ON item.product_id = product.id AND item.member_id = ${memberId}`;

export async function productForCart(
  tx: Tx,
  { memberId, productId }: { memberId: number; productId: number },
): Promise<ProductForCart | undefined> {
  const { rows } = await sql<ProductForCart>`${wantedProduct(memberId)} WHERE product.id = ${productId}`.execute(tx);
  return rows[0];
}

/** Finds the product of an item in the member's cart. */
export async function productOfItem(
  tx: Tx,
  { memberId, itemId }: { memberId: number; itemId: number },
): Promise<ProductForCart | undefined> {
  const { rows } = await sql<ProductForCart>`${wantedProduct(memberId)} WHERE item.id = ${itemId}`.execute(tx);
  return rows[0];
}

/**
 * Adds units of a product, unless the cart would then contain more than `most`. @returns the item, or undefined if
 * nothing changed
 */
export async function addToCart(
  tx: Tx,
  { memberId, productId, number, most }: { memberId: number; productId: number; number: number; most: number },
): Promise<{ id: number; number: number } | undefined> {
  if (number > most) return undefined;
  const { rows } = await sql<{ id: number; number: number }>`
    INSERT INTO mall_cart_item AS item (member_id, product_id, number) VALUES (${memberId}, ${productId}, ${number})
    ON CONFLICT (member_id, product_id) DO UPDATE SET number = item.number + EXCLUDED.number
      WHERE item.number + EXCLUDED.number <= ${most} RETURNING id, number`.execute(tx);
  return rows[0];
}

/** @returns false if the item is missing, because a concurrent call may have removed it */
export async function writeCartNumber(tx: Tx, itemId: number, number: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE mall_cart_item SET number = ${number} WHERE id = ${itemId} RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function deleteFromCart(tx: Tx, memberId: number, itemIds: readonly number[]): Promise<void> {
  await sql`DELETE FROM mall_cart_item
    WHERE member_id = ${memberId} AND id = ANY(${itemIds}::bigint[])`.execute(tx);
}

/**
 * Removes the units of a paid order from the cart. Units that the member added after placing the order stay (rule
 * mall-11).
 */
export async function takeOutOfCart(
  tx: Tx,
  memberId: number,
  pieces: readonly { readonly productId: number; readonly number: number }[],
): Promise<void> {
  await lockCart(tx, memberId);
  const ordered = sql`jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) AS ordered("productId" bigint, number int)`;
  const isTheirs = sql`item.member_id = ${memberId} AND item.product_id = ordered."productId"`;
  await sql`WITH less AS (
      UPDATE mall_cart_item item SET number = item.number - ordered.number FROM ${ordered}
      WHERE ${isTheirs} AND item.number > ordered.number
    ) DELETE FROM mall_cart_item item USING ${ordered} WHERE ${isTheirs} AND item.number <= ordered.number`.execute(tx);
}

export async function piecesInCart(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    SELECT coalesce(sum(number), 0) AS pieces FROM mall_cart_item WHERE member_id = ${memberId}`.execute(executor);
  return rows[0]?.pieces ?? 0;
}

/**
 * Maximum units of each product that the member can order, by stock and member limit. 0 if the product is off sale. A
 * caller that places an order must lock the products before.
 */
export async function maxPiecesFor(
  executor: Executor,
  memberId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    SELECT product.id, ${maxOf(memberId)} AS most FROM mall_product product
    WHERE product.id = ANY(${productIds}::bigint[])`.execute(executor);
  return new Map(rows.map(({ id, most }) => [id, most]));
}

/**
 * SQL of the maximum units that the member can order, for a row of `mall_product` named `product`. Units of the
 * member's own unpaid order count as available, because the cart still contains them (rule mall-11).
 */
const maxOf = (memberId: number): RawBuilder<number> => sql<number>`
  CASE WHEN NOT product.is_on_sale THEN 0 ELSE greatest(0, least(${maxPieces}::int,
    product.stock + (SELECT ${piecesOrdered(memberId)} AND placed.state = 'unpaid'),
    product.member_limit - (SELECT ${piecesOrdered(memberId)} AND placed.state NOT IN ('unpaid', 'cancelled')))) END`;

const piecesOrdered = (memberId: number) => sql`coalesce(sum(line.number - line.refunded), 0)::int
  FROM mall_order placed JOIN mall_order_line line ON line.order_id = placed.id
  WHERE placed.member_id = ${memberId} AND line.product_id = product.id`;
