import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Pieces = { readonly productId: number; readonly number: number };

/** Products in one order, whoever locks them: two orders never wait for each other in a circle. */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`SELECT id FROM mall_product WHERE id = ANY(${productIds}) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** What stock and counted pieces change by; the database refuses less than none of either. The products are locked. */
export async function changeStock(
  tx: Tx,
  pieces: readonly Pieces[],
  { stock, redeemed }: { readonly stock: -1 | 0 | 1; readonly redeemed: -1 | 0 | 1 },
): Promise<void> {
  await sql`UPDATE mall_product p SET stock = p.stock + moved.number * ${stock}::int,
      redeemed = p.redeemed + moved.number * ${redeemed}::int
    FROM (SELECT "productId", sum(number)::int AS number
        FROM jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) AS wanted("productId" bigint, number int)
        GROUP BY "productId") moved
    WHERE p.id = moved."productId"`.execute(tx);
}

/** What an order is of, in the order in which products are locked. */
export async function piecesOf(tx: Tx, orderId: number): Promise<(Pieces & { readonly position: number })[]> {
  const { rows } = await sql<Pieces & { position: number }>`SELECT position, product_id AS "productId", number
    FROM mall_order_line WHERE order_id = ${orderId} ORDER BY product_id, position`.execute(tx);
  return rows;
}
