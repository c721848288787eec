import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

type OrderFacts = {
  /** True if the restaurant belongs to the guest (rule wallet-12). */
  readonly isOwnShop: boolean;
  /** Part of the payment in fen that came from a top-up bonus. */
  readonly bonus: number;
};

export async function orderFacts(
  executor: Executor,
  order: { readonly orderId: number; readonly memberId: number; readonly shopId: number },
): Promise<OrderFacts> {
  const { rows } = await sql<OrderFacts>`SELECT is_own_shop(${order.memberId}, ${order.shopId}) AS "isOwnShop",
    coalesce((SELECT amount FROM order_bonus WHERE order_id = ${order.orderId}), 0)::bigint AS bonus`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a SELECT without FROM returned no row');
  return row;
}
