import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** A receipt, with fields in the sequence of the calculation. All sums are in fen. */
export type ReceiptRow = {
  readonly number: string;
  readonly paid_at: Date;
  readonly paid_method: string | null;
  readonly goods: number;
  readonly full_reduction: number;
  readonly shop_coupon: number;
  readonly package_fee: number;
  readonly delivery_fee: number;
  readonly delivery_coupon: number;
  readonly balance_part: number;
  readonly payable: number;
  readonly lines: readonly {
    readonly name: PartlyTranslated;
    readonly options: readonly PartlyTranslated[];
    readonly quantity: number;
    readonly unit_price: number;
  }[];
  readonly valid_until: Date | null;
  readonly vouchers: readonly { readonly number: string; readonly code: string | null }[];
};

export async function receiptOf(executor: Executor, orderId: number): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow & { readonly valid_until: Date | null }>`
    SELECT o.number, o.paid_at, o.paid_method, o.goods, o.full_reduction, o.shop_coupon, o.package_fee, o.delivery_fee,
      o.delivery_coupon, o.balance_part, o.payable,
      (SELECT jsonb_agg(jsonb_build_object('name', name, 'options', options, 'quantity', quantity,
        'unit_price', unit_price) ORDER BY position) FROM order_line WHERE order_id = o.id) AS lines,
      (SELECT valid_until FROM set_meal_order WHERE order_id = o.id) AS valid_until,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('number', v.number,
         'code', CASE WHEN o.pick_up_code IS NOT NULL THEN c.code END) ORDER BY v.piece), '[]')
       FROM set_meal_voucher v LEFT JOIN set_meal_code c ON c.id = v.code_id WHERE v.order_id = o.id) AS vouchers
    FROM customer_order o WHERE o.id = ${orderId} AND o.paid_at IS NOT NULL`.execute(executor);
  return rows[0];
}
