import type { CarrierKey, MallOrderActor, MallOrderEvent, MallOrderState } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueueEach } from '../../../platform/jobs/jobs.ts';

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

/** The row, locked until the transaction ends: whoever moves an order holds it alone. */
export async function lockMallOrder(tx: Tx, orderId: number): Promise<MallOrderRow | undefined> {
  const { rows } = await sql<MallOrderRow>`SELECT * FROM mall_order WHERE id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** What may change beside the state when an order moves. */
export type MallOrderChanges = Partial<
  Pick<MallOrderRow, 'paid_at' | 'shipped_at' | 'completed_at' | 'carrier' | 'tracking_number' | 'refunded'>
>;

export type MallHistoryEntry = {
  readonly event: MallOrderEvent;
  readonly actor: MallOrderActor;
  readonly staffId: number | null;
  readonly reason: string | null;
  readonly at: Date;
};

/** A timer that begins with a move. */
export type MallTimer = { readonly kind: string; readonly key: string; readonly runAt: Date };

/** Moves an order, writes its history and sets the timer in one statement: never the one without the others. */
export async function writeMallMove(
  tx: Tx,
  { from, to }: { readonly from: MallOrderRow; readonly to: MallOrderRow },
  changes: MallOrderChanges,
  entry: MallHistoryEntry,
  timer: MallTimer | null,
): Promise<void> {
  const { state, state_before_after_sale, version } = to;
  const all = { ...changes, state, state_before_after_sale, version };
  const set = sql.join(Object.entries(all).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const timed = timer
    ? sql`, timed AS (${enqueueEach(sql`SELECT ${timer.kind}, ${timer.key}, jsonb_build_object('orderId', id),
        ${timer.runAt}::timestamptz FROM moved`)})`
    : sql``;
  await sql`
    WITH moved AS (UPDATE mall_order SET ${set} WHERE id = ${from.id} RETURNING id, state)${timed}
    INSERT INTO mall_order_history (order_id, event, from_state, to_state, actor, staff_id, reason, created_at)
      SELECT id, ${entry.event}, ${from.state}, state, ${entry.actor}, ${entry.staffId}::bigint, ${entry.reason},
        ${entry.at} FROM moved`.execute(tx);
}

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
