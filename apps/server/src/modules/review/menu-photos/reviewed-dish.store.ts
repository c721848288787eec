import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** Whether the dish is one of the reviewed order, and still on the menu. */
export async function isReviewedDish(executor: Executor, reviewId: number, dishId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM review_dish JOIN dish ON dish.id = dish_id
    WHERE review_id = ${reviewId} AND dish_id = ${dishId} AND dish.removed_at IS NULL`.execute(executor);
  return rows.length > 0;
}
