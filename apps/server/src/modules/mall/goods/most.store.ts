import { maxPieces } from '@chifan/domain/mall';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** In stock and within the product's limit; 0 where it is not sold. Whoever orders by it holds the products' rows. */
export async function maxFor(
  executor: Executor,
  memberId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    SELECT product.id, ${maxOf(memberId)} AS most FROM mall_product product
    WHERE product.id = ANY(${productIds}::bigint[])`.execute(executor);
  return new Map(rows.map(({ id, most }) => [id, most]));
}

/** The same of a row of `mall_product` that a query calls `product`. An order that is not paid yet counts; a cancelled one does not. */
export const maxOf = (memberId: number): RawBuilder<number> => sql<number>`
  CASE WHEN NOT product.is_on_sale THEN 0 ELSE greatest(0, least(product.stock, ${maxPieces}::int,
    CASE WHEN product.member_limit IS NOT NULL THEN product.member_limit - (
      SELECT coalesce(sum(line.number - line.refunded), 0)::int
      FROM mall_order had JOIN mall_order_line line ON line.order_id = had.id
      WHERE had.member_id = ${memberId} AND had.state <> 'cancelled' AND line.product_id = product.id) END)) END`;
