import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

/**
 * Returns the number of units of a set meal that a member has bought, or ordered and not yet paid, less refunded units.
 */
export async function piecesBought(executor: Executor, setMealId: number, memberId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`SELECT ${sqlPiecesBought(setMealId, memberId)} AS pieces`.execute(
    executor,
  );
  return rows[0]?.pieces ?? 0;
}

/**
 * SQL for the number of units of a set meal that a member has bought or ordered, less refunded units. An archived order
 * has no lines, so the column `set_meal_order.counted` stores its refunded units.
 */
export const sqlPiecesBought = (setMealId: number, memberId: number | null): RawBuilder<number> => sql<number>`(
    SELECT coalesce(sum(bought.quantity - coalesce(line.refunded, bought.counted[4])), 0)::int
    FROM customer_order o JOIN set_meal_order bought ON bought.order_id = o.id
      LEFT JOIN order_line line ON line.order_id = o.id
    WHERE o.set_meal_id = ${setMealId} AND o.member_id = ${memberId} AND o.state NOT IN ('cancelled', 'refunded'))`;
