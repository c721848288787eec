import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type WantedStock = { readonly dishId: number; readonly quantity: number };

/** Takes stock where there is enough, as a part of another statement: it returns the ids of the dishes that had enough. */
export const takeStock = (wanted: readonly WantedStock[]): RawBuilder<unknown> => sql`
      UPDATE dish SET stock = stock - wanted.quantity
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted("dishId" bigint, quantity int)
      WHERE dish.id = wanted."dishId" AND dish.is_available AND dish.stock >= wanted.quantity
      RETURNING dish.id`;

/** Gives stock back. `given` selects `dish_id` and `quantity`, in a fixed order of dishes. */
export async function returnStock(tx: Tx, given: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE dish SET stock = stock + given.quantity FROM (${given}) given
    WHERE dish.id = given.dish_id AND dish.stock IS NOT NULL`.execute(tx);
}
