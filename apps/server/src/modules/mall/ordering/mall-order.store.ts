import type { CarrierKey, MallOrderState } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { workflowTables } from '../../../platform/workflow/write-transition.ts';

/** Where a parcel goes, as the address book had it when the order was placed. */
export type ParcelAddress = { readonly address: string; readonly addressZh: string; readonly doorNumber: string };

/** A mall order as it stands in the database. Sums are whole points. */
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

/** Screens fetch what has a new version: where its parcel is belongs to an order, though no state changes. */
export async function writeParcel(
  tx: Tx,
  { id, version }: Pick<MallOrderRow, 'id' | 'version'>,
  parcel: { readonly carrier: CarrierKey; readonly trackingNumber: string } | null,
): Promise<void> {
  const set = parcel ? sql`, carrier = ${parcel.carrier}, tracking_number = ${parcel.trackingNumber}` : sql``;
  await sql`UPDATE mall_order SET version = ${version + 1}${set} WHERE id = ${id}`.execute(tx);
}

/** When a refund of it came to nothing last, so that its parcel went on; null where none did. */
export async function resumedAtOf(executor: Executor, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(created_at) AS at FROM mall_order_history
    WHERE order_id = ${orderId} AND event = 'resume'`.execute(executor);
  return rows[0]?.at ?? null;
}
