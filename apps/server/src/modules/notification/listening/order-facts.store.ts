import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type OrderToTell = {
  readonly id: number;
  readonly member_id: number;
  readonly number: string;
  /** Of a set meal without a restaurant: its brand's. */
  readonly shop: PartlyTranslated;
  readonly set_meal_id: number | null;
  readonly pick_up_code: string | null;
  readonly hand_over_code: string | null;
  readonly hand_over_photo: string | null;
  readonly estimated_at: Date;
  readonly paid_at: Date | null;
  /** Fen: what a gateway and the balance have paid. */
  readonly payable: number;
  readonly balance_part: number;
};

export async function orderToTell(executor: Executor, orderId: number): Promise<OrderToTell | undefined> {
  const { rows } = await sql<OrderToTell>`
    SELECT o.id, o.member_id, o.number, COALESCE(s.name, b.name) AS shop, o.set_meal_id, o.pick_up_code,
      o.hand_over_code, o.hand_over_photo, o.estimated_at, o.paid_at, o.payable, o.balance_part
    FROM customer_order o LEFT JOIN shop s ON s.id = o.shop_id
      LEFT JOIN set_meal meal ON meal.id = o.set_meal_id LEFT JOIN brand b ON b.id = meal.brand_id
    WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}
