import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type SetMealVouchers = {
  readonly setMealId: number;
  readonly brandId: number;
  readonly brandName: PartlyTranslated;
  readonly validUntil: Date;
  readonly chosenAt: Date | null;
  /** Vouchers of units that were not refunded. The guest sees their codes only when the pick-up code is visible. */
  readonly vouchers: readonly { readonly number: string; readonly code: string | null }[];
};

/** The valid vouchers of an order. @throws if the order is not for a set meal */
export async function vouchersOf(executor: Executor, orderId: number): Promise<SetMealVouchers> {
  const { rows } = await sql<SetMealVouchers>`
    SELECT m.id AS "setMealId", b.id AS "brandId", b.name AS "brandName", bought.valid_until AS "validUntil",
      bought.chosen_at AS "chosenAt", COALESCE((
        SELECT jsonb_agg(jsonb_build_object('number', v.number,
          'code', CASE WHEN o.pick_up_code IS NOT NULL THEN c.code END) ORDER BY v.piece)
        FROM set_meal_voucher v LEFT JOIN set_meal_code c ON c.id = v.code_id
        WHERE v.order_id = o.id AND v.piece <= bought.quantity - COALESCE(line.refunded, bought.counted[4])
          AND o.state NOT IN ('cancelled', 'refunded')), '[]') AS vouchers
    FROM customer_order o JOIN set_meal_order bought ON bought.order_id = o.id
    LEFT JOIN order_line line ON line.order_id = o.id AND line.position = 0
    JOIN set_meal m ON m.id = o.set_meal_id JOIN brand b ON b.id = m.brand_id
    WHERE o.id = ${orderId}`.execute(executor);
  if (!rows[0]) throw new Error(`order ${orderId} is not an order of a set meal`);
  return rows[0];
}
