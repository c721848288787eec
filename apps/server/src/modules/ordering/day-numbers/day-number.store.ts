import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Numbered = { readonly orderId: number; readonly shopId: number; readonly businessDay: string };

/**
 * Gives the order its day number, which counts the orders of a shop on a business day. The shop's counter stays locked
 * until the commit. So call this function after every statement that may wait for another lock.
 */
export async function writeDayNumber(tx: Tx, { orderId, shopId, businessDay }: Numbered): Promise<void> {
  await sql`WITH next AS (
      INSERT INTO day_number_counter AS given (shop_id, business_day, last_number)
      VALUES (${shopId}, ${businessDay}::date, 1)
      ON CONFLICT (shop_id, business_day) DO UPDATE SET last_number = given.last_number + 1
      RETURNING shop_id, business_day, last_number
    ), taken AS (
      INSERT INTO day_number (shop_id, business_day, number, order_id)
      SELECT shop_id, business_day, last_number, ${orderId}::bigint FROM next
    )
    UPDATE customer_order SET day_number = next.last_number FROM next WHERE id = ${orderId}`.execute(tx);
}

/** Whether the order `o` has the given day number at its shop on the given business day. */
export const hasDayNumber = (number: number, businessDay: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM day_number d WHERE d.shop_id = o.shop_id AND d.business_day = ${businessDay}::date
    AND d.number = ${number} AND d.order_id = o.id)`;
