import type { CarrierKey, MallOrderState, MallRefundItem, ShipmentStatus } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { workflowTables } from '../../../platform/workflow/write-transition.ts';

/** The parcel's destination, copied from the address book when the order was placed. */
export type ParcelAddress = { readonly address: string; readonly addressZh: string; readonly doorNumber: string };

/** A row of `mall_order`. Sums are whole points. */
export type MallOrderRow = {
  readonly id: number;
  readonly number: string;
  readonly member_id: number;
  readonly state: MallOrderState;
  readonly state_before_after_sale: MallOrderState | null;
  readonly points: number;
  readonly refunded: number;
  readonly contact: string;
  readonly phone: string;
  readonly address: ParcelAddress;
  readonly remark: string | null;
  readonly language: string;
  readonly carrier: CarrierKey | null;
  readonly tracking_number: string | null;
  readonly placed_at: Date;
  readonly pay_before: Date;
  readonly paid_at: Date | null;
  readonly shipped_at: Date | null;
  readonly completed_at: Date | null;
  readonly request_hash: string;
  readonly version: number;
};

export async function lockMallOrder(tx: Tx, orderId: number): Promise<MallOrderRow | undefined> {
  const { rows } = await sql<MallOrderRow>`SELECT * FROM mall_order WHERE id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export const mallOrderTables = workflowTables({
  table: 'mall_order',
  columns: ['paid_at', 'shipped_at', 'completed_at', 'carrier', 'tracking_number', 'refunded'],
  history: { table: 'mall_order_history', of: 'order_id', actorId: 'staff_id', reason: 'reason' },
  timerPayload: 'orderId',
});

/** Raises the order's version, so that screens fetch the changed parcel although the order's state does not change. */
export async function writeParcel(
  tx: Tx,
  { id, version }: Pick<MallOrderRow, 'id' | 'version'>,
  parcel: { readonly carrier: CarrierKey; readonly trackingNumber: string } | null,
): Promise<void> {
  const set = parcel ? sql`, carrier = ${parcel.carrier}, tracking_number = ${parcel.trackingNumber}` : sql``;
  await sql`UPDATE mall_order SET version = ${version + 1}${set} WHERE id = ${id}`.execute(tx);
}

/** Returns the last time at which the order continued after an unsuccessful refund request, or null. */
export async function resumedAtOf(executor: Executor, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(created_at) AS at FROM mall_order_history
    WHERE order_id = ${orderId} AND event = 'resume'`.execute(executor);
  return rows[0]?.at ?? null;
}

type NewShipmentStep = {
  readonly orderId: number;
  readonly status: ShipmentStatus;
  readonly placeZh: string | null;
  readonly staffId: number;
  readonly at: Date;
};

export async function insertShipmentStep(tx: Tx, step: NewShipmentStep): Promise<void> {
  await sql`INSERT INTO mall_shipment_step (order_id, status, place_zh, staff_id, created_at)
    VALUES (${step.orderId}, ${step.status}, ${step.placeZh}, ${step.staffId}, ${step.at})`.execute(tx);
}

type MallLineToRefund = {
  readonly position: number;
  readonly productId: number;
  readonly points: number;
  readonly number: number;
};

export async function mallLinesToRefund(executor: Executor, orderId: number): Promise<MallLineToRefund[]> {
  const { rows } = await sql<MallLineToRefund>`SELECT position, product_id AS "productId", points, number
    FROM mall_order_line WHERE order_id = ${orderId} ORDER BY position`.execute(executor);
  return rows;
}

/**
 * Records that the units in `items` were refunded at their full price. The database rejects more refunded units than
 * were ordered.
 */
export async function addRefundedMallPieces(tx: Tx, orderId: number, items: readonly MallRefundItem[]): Promise<void> {
  await sql`UPDATE mall_order_line line SET refunded = line.refunded + back.number
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS back(position smallint, number int)
    WHERE line.order_id = ${orderId} AND line.position = back.position`.execute(tx);
}

type Pieces = { readonly productId: number; readonly number: number };

/** Locks products in the order of their ids, so that two mall orders cannot deadlock. */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`SELECT id FROM mall_product WHERE id = ANY(${productIds}) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/**
 * Changes stock and redeemed units of products. The database rejects negative numbers. The caller must have locked the
 * products.
 */
export async function changeStock(
  tx: Tx,
  pieces: readonly Pieces[],
  { stock, redeemed }: { readonly stock: -1 | 0 | 1; readonly redeemed: -1 | 0 | 1 },
): Promise<void> {
  await sql`UPDATE mall_product p SET stock = p.stock + moved.number * ${stock}::int,
      redeemed = p.redeemed + moved.number * ${redeemed}::int
    FROM (SELECT "productId", sum(number)::int AS number
        FROM jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) AS wanted("productId" bigint, number int)
        GROUP BY "productId") moved
    WHERE p.id = moved."productId"`.execute(tx);
}

/** The units of an order by product, sorted by product id. `lockProducts` locks products in this order. */
export async function piecesOf(tx: Tx, orderId: number): Promise<(Pieces & { readonly position: number })[]> {
  const { rows } = await sql<Pieces & { position: number }>`SELECT position, product_id AS "productId", number
    FROM mall_order_line WHERE order_id = ${orderId} ORDER BY product_id, position`.execute(tx);
  return rows;
}
