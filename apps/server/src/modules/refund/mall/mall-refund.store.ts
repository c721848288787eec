import type { MallDecisionReason, MallRefundItem } from '@chifan/domain/mall';
import type { RefundStateNumber } from '@chifan/domain/refund';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { type FirstEntry, workflowTables, writeFirstHistory } from '../../../platform/workflow/write-transition.ts';

/** A row of `mall_refund`. Sums are whole points. */
export type MallRefundRow = {
  readonly id: number;
  readonly number: string;
  readonly order_id: number;
  readonly state: RefundStateNumber;
  /** The number of a reason in `mallRefundReasons`. */
  readonly reason: number;
  readonly items: readonly MallRefundItem[];
  readonly asked: number;
  readonly granted: number | null;
  readonly note: string | null;
  readonly photos: string[];
  readonly decision_reason: MallDecisionReason | null;
  readonly platform_note: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
};

export type NewMallRefund = Pick<
  MallRefundRow,
  'number' | 'order_id' | 'reason' | 'items' | 'asked' | 'note' | 'photos'
>;

/** Inserts a refund request in its first state with its first history row. The caller must have locked the order. */
export async function insertMallRefund(tx: Tx, refund: NewMallRefund, entry: FirstEntry): Promise<MallRefundRow> {
  const { rows } = await sql<MallRefundRow>`
    INSERT INTO mall_refund (number, order_id, state, reason, items, asked, note, photos, created_at)
    VALUES (${refund.number}, ${refund.order_id}, 1, ${refund.reason}, ${JSON.stringify(refund.items)}::jsonb,
      ${refund.asked}, ${refund.note}, ${refund.photos}::text[], ${entry.at}) RETURNING *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the refund was not written');
  await writeFirstHistory(tx, mallRefundTables, row.id, entry);
  return row;
}

/** Finds the order of a refund without a lock, because the order must be locked before the refund. */
export async function mallOrderOfRefund(executor: Executor, refundId: number): Promise<number | undefined> {
  const { rows } = await sql<{ order_id: number }>`
    SELECT order_id FROM mall_refund WHERE id = ${refundId}`.execute(executor);
  return rows[0]?.order_id;
}

/** Locks the refund until the transaction ends. The caller must have locked the order. */
export async function lockMallRefund(tx: Tx, refundId: number): Promise<MallRefundRow | undefined> {
  const { rows } = await sql<MallRefundRow>`SELECT * FROM mall_refund WHERE id = ${refundId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function refundsOfMallOrder(executor: Executor, orderId: number): Promise<MallRefundRow[]> {
  const { rows } = await sql<MallRefundRow>`
    SELECT * FROM mall_refund WHERE order_id = ${orderId} ORDER BY id`.execute(executor);
  return rows;
}

export const mallRefundTables = workflowTables({
  table: 'mall_refund',
  columns: ['granted', 'decision_reason', 'platform_note', 'decided_at'],
  history: { table: 'mall_refund_history', of: 'refund_id', actorId: 'staff_id', reason: null },
  timerPayload: 'refundId',
});

export type MallRefundChanges = Partial<Pick<MallRefundRow, (typeof mallRefundTables)['columns'][number]>>;
