import type { Language, PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { RefundRow } from '../refund.store.ts';

export type RefundToTell = RefundRow & {
  readonly order_number: string;
  readonly shop_name: PartlyTranslated;
  /** Null: a guest who came by WeChat and left no address. */
  readonly email: string | null;
  readonly language: Language;
  /** Nobody has asked for it: the merchant said that a dish is sold out. */
  readonly is_declared: boolean;
  /** How the gateway's part came back, once it has: through the gateway, or what was done where that could not. */
  readonly paid_out_to: 'gateway' | 'otherwise' | 'balance' | null;
};

export async function refundToTell(executor: Executor, refundId: number): Promise<RefundToTell | undefined> {
  const { rows } = await sql<RefundToTell>`
    SELECT r.*, o.number AS order_number, COALESCE(s.name, b.name) AS shop_name, m.email, m.language,
      (SELECT destination FROM gateway_refund WHERE refund_id = r.id AND state = 'settled') AS paid_out_to,
      EXISTS (SELECT FROM refund_history WHERE refund_id = r.id AND event = 'declare_sold_out') AS is_declared
    FROM refund r JOIN customer_order o ON o.id = r.order_id LEFT JOIN shop s ON s.id = o.shop_id
      LEFT JOIN set_meal meal ON meal.id = o.set_meal_id LEFT JOIN brand b ON b.id = meal.brand_id
      JOIN member m ON m.id = o.member_id
    WHERE r.id = ${refundId}`.execute(executor);
  return rows[0];
}

/** The refund whose money has arrived by this gateway refund; undefined where it has not, or is of no refund request. */
export async function refundPaidOutBy(executor: Executor, gatewayRefundId: number): Promise<number | undefined> {
  const { rows } = await sql<{ refund_id: number }>`SELECT refund_id FROM gateway_refund
    WHERE id = ${gatewayRefundId} AND state = 'settled' AND refund_id IS NOT NULL`.execute(executor);
  return rows[0]?.refund_id;
}
