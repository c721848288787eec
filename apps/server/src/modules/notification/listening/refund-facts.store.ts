import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type RefundFacts = {
  readonly id: number;
  readonly order_id: number;
  readonly member_id: number;
  readonly number: string;
  readonly day_number: number | null;
  readonly shop: PartlyTranslated;
  readonly asked: number;
  readonly balance_part: number;
  readonly gateway_part: number;
  readonly offered: number | null;
  /** The refund was made without a request, because the merchant declared a dish sold out. */
  readonly is_declared: boolean;
};

export async function refundFacts(executor: Executor, refundId: number): Promise<RefundFacts | undefined> {
  const { rows } = await sql<RefundFacts>`
    SELECT r.id, r.order_id, o.member_id, o.number, o.day_number, COALESCE(s.name, b.name) AS shop, r.asked,
      r.balance_part, r.gateway_part, r.offered,
      EXISTS (SELECT FROM refund_history WHERE refund_id = r.id AND event = 'declare_sold_out') AS is_declared
    FROM refund r JOIN customer_order o ON o.id = r.order_id LEFT JOIN shop s ON s.id = o.shop_id
      LEFT JOIN set_meal meal ON meal.id = o.set_meal_id LEFT JOIN brand b ON b.id = meal.brand_id
    WHERE r.id = ${refundId}`.execute(executor);
  return rows[0];
}

export type CompensationFacts = {
  readonly kind: 'balance' | 'coupon';
  readonly amount: number;
  readonly order_id: number;
};

export async function compensationFacts(
  executor: Executor,
  compensationId: number,
): Promise<CompensationFacts | undefined> {
  const { rows } = await sql<CompensationFacts>`SELECT kind, amount, order_id FROM compensation
    WHERE id = ${compensationId}`.execute(executor);
  return rows[0];
}

export type MoneyArrived = {
  readonly refund_id: number | null;
  readonly order_id: number;
  readonly amount: number;
  readonly destination: 'gateway' | 'otherwise' | 'balance';
};

/** Returns a gateway refund of an order, or undefined until the money has arrived. */
export async function moneyArrived(executor: Executor, gatewayRefundId: number): Promise<MoneyArrived | undefined> {
  const { rows } = await sql<MoneyArrived>`
    SELECT given.refund_id, attempt.order_id, given.amount, given.destination
    FROM gateway_refund given JOIN payment_attempt attempt ON attempt.id = given.attempt_id
    WHERE given.id = ${gatewayRefundId} AND given.state = 'settled' AND attempt.order_id IS NOT NULL`.execute(executor);
  return rows[0];
}

type PurchaseMoneyArrived = Pick<MoneyArrived, 'amount' | 'destination'> & {
  readonly member_id: number;
  readonly number: string;
};

/** Returns a gateway refund of a top-up or a bought coupon, or undefined until the money has arrived. */
export async function purchaseMoneyArrived(
  executor: Executor,
  gatewayRefundId: number,
): Promise<PurchaseMoneyArrived | undefined> {
  const { rows } = await sql<PurchaseMoneyArrived>`
    SELECT purchase.member_id, purchase.number, given.amount, given.destination
    FROM gateway_refund given JOIN payment_attempt attempt ON attempt.id = given.attempt_id
      JOIN purchase ON purchase.id = attempt.purchase_id
    WHERE given.id = ${gatewayRefundId} AND given.state = 'settled'`.execute(executor);
  return rows[0];
}
