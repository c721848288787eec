import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { returnStock } from '../catalogue/index.ts';

export type Pieces = { readonly position: number; readonly quantity: number };

/**
 * Puts the reserved servings of an order back into stock, except refunded servings. Dishes are updated in a fixed
 * sequence, to avoid deadlocks.
 */
export async function returnDishesOf(tx: Tx, orderId: number): Promise<void> {
  await returnStock(
    tx,
    sql`SELECT dish_id, sum(quantity - refunded)::int AS quantity FROM order_line
      WHERE order_id = ${orderId} AND took_stock GROUP BY dish_id ORDER BY dish_id`,
  );
}

/**
 * Puts the given servings of an order back into stock if the order reserved them. Dishes are updated in a fixed
 * sequence, to avoid deadlocks.
 */
export async function returnPiecesOf(tx: Tx, orderId: number, pieces: readonly Pieces[]): Promise<void> {
  await returnStock(
    tx,
    sql`SELECT dish_id, sum(back.quantity)::int AS quantity FROM order_line JOIN ${rowsOf(pieces)} USING (position)
      WHERE order_id = ${orderId} AND took_stock GROUP BY dish_id ORDER BY dish_id`,
  );
}

/**
 * Records that the given servings were refunded in full, so they are no longer prepared or delivered. The order's row
 * must be locked.
 */
export async function writeRefundedPieces(tx: Tx, orderId: number, pieces: readonly Pieces[]): Promise<void> {
  await sql`UPDATE order_line SET refunded = least(order_line.quantity, refunded + back.quantity)
    FROM ${rowsOf(pieces)}
    WHERE order_line.order_id = ${orderId} AND order_line.position = back.position`.execute(tx);
}

/** Ids of the dishes of the given order lines. The line of a set meal has no dish. */
export async function dishesOfLines(tx: Tx, orderId: number, positions: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ dishId: number }>`SELECT DISTINCT dish_id AS "dishId" FROM order_line
    WHERE order_id = ${orderId} AND position = ANY(${positions}::int[]) AND dish_id IS NOT NULL`.execute(tx);
  return rows.map(({ dishId }) => dishId);
}

const rowsOf = (pieces: readonly Pieces[]) =>
  sql`unnest(${pieces.map(({ position }) => position)}::int[], ${pieces.map(({ quantity }) => quantity)}::int[])
    AS back (position, quantity)`;
