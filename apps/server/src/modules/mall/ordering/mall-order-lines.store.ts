import type { MallRefundItem } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type MallLineToRefund = {
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

/** Counts pieces of which all points came back; the database refuses more than were ordered. */
export async function writeMallPiecesBack(tx: Tx, orderId: number, items: readonly MallRefundItem[]): Promise<void> {
  await sql`UPDATE mall_order_line line SET refunded = line.refunded + back.number
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS back(position smallint, number int)
    WHERE line.order_id = ${orderId} AND line.position = back.position`.execute(tx);
}
