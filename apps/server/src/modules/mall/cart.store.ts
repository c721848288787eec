import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

export type CartItem = {
  readonly id: number;
  readonly productId: number;
  readonly name: PartlyTranslated;
  /** The price of one, in points. */
  readonly points: number;
  readonly image: string | null;
  readonly number: number;
};

/** The member's cart, what was put in last first. */
export async function cartOf(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: CartItem[]; total: number }> {
  const { rows } = await sql<CartItem>`
    SELECT item.id, item.product_id AS "productId", product.name, product.points, product.image, item.number
    FROM mall_cart_item item JOIN mall_product product ON product.id = item.product_id
    WHERE item.member_id = ${memberId} ORDER BY item.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM mall_cart_item WHERE member_id = ${memberId}`.execute(executor);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}
