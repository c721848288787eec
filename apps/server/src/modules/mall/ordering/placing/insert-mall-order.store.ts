import type { PartlyTranslated } from '@chifan/domain';
import type { ProductArt } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/database.ts';
import { enqueueFromQuery } from '../../../../platform/jobs/jobs.ts';
import type { MallOrderRow, ParcelAddress } from '../mall-order.store.ts';
import { mallTimerKinds, unpaidKeyOf } from '../mall-timers.ts';

export type OrderedProduct = {
  readonly productId: number;
  readonly name: PartlyTranslated;
  readonly points: number;
  readonly art: ProductArt;
  readonly image: string | null;
};

export async function productsToOrder(
  executor: Executor,
  productIds: readonly number[],
): Promise<Map<number, OrderedProduct>> {
  const { rows } = await sql<OrderedProduct>`SELECT id AS "productId", name, points, art, images[1] AS image
    FROM mall_product WHERE id = ANY(${productIds})`.execute(executor);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Blocks other mall orders of the member until the transaction ends, because limits count the member's units. */
export async function lockMallOrdersOf(tx: Tx, memberId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mall orders of ${memberId}`}, 0))`.execute(tx);
}

export async function mallOrderByKey(tx: Tx, memberId: number, key: string): Promise<MallOrderRow | undefined> {
  const { rows } = await sql<MallOrderRow>`
    SELECT * FROM mall_order WHERE member_id = ${memberId} AND idempotency_key = ${key}`.execute(tx);
  return rows[0];
}

export async function unpaidMallOrdersOf(tx: Tx, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM mall_order WHERE member_id = ${memberId} AND state = 'unpaid' ORDER BY id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function nextMallOrderId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('mall_order', 'id')) AS id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type NewMallOrder = {
  readonly id: number;
  readonly number: string;
  readonly memberId: number;
  readonly points: number;
  readonly contact: string;
  readonly phone: string;
  readonly address: ParcelAddress;
  readonly remark: string | null;
  readonly language: string;
  readonly placedAt: Date;
  readonly payBefore: Date;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly lines: readonly (OrderedProduct & { readonly number: number })[];
};

/** Inserts the order, its lines, its history and its payment timer in one statement. */
export async function insertMallOrder(tx: Tx, order: NewMallOrder): Promise<void> {
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  await sql`
    WITH placed AS (
      INSERT INTO mall_order (id, number, member_id, state, points, contact, phone, address, remark, language, placed_at,
        pay_before, idempotency_key, request_hash)
      OVERRIDING SYSTEM VALUE
      VALUES (${order.id}, ${order.number}, ${order.memberId}, 'unpaid', ${order.points}, ${order.contact},
        ${order.phone}, ${JSON.stringify(order.address)}::jsonb, ${order.remark}, ${order.language}, ${order.placedAt},
        ${order.payBefore}, ${order.idempotencyKey}, ${order.requestHash}) RETURNING id
    ), line AS (
      INSERT INTO mall_order_line (order_id, position, product_id, name, points, art, image, number)
      SELECT placed.id, line.position, line."productId", line.name, line.points, line.art, line.image, line.number
      FROM placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line(position smallint, "productId" bigint,
        name jsonb, points int, art text, image text, number int)
    ), history AS (
      INSERT INTO mall_order_history (order_id, event, from_state, to_state, actor, created_at)
      SELECT id, 'place', NULL, 'unpaid', 'member', ${order.placedAt} FROM placed
    )
    ${enqueueFromQuery(sql`SELECT ${mallTimerKinds.unpaid}, ${unpaidKeyOf(order.id)}, jsonb_build_object('orderId', id),
      ${order.payBefore}::timestamptz FROM placed`)}`.execute(tx);
}
