import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { PayoutWay } from '../../wallet/index.ts';

export type PayoutEvent = 'paid_otherwise' | 'to_balance' | 'gateway_paid_too';

export type PayoutHistoryEntry = {
  readonly payoutId: number;
  readonly event: PayoutEvent;
  /** Null: a gateway. */
  readonly staffId: number | null;
  /** What whoever paid calls it. */
  readonly reference: string | null;
  readonly note: string | null;
  readonly at: Date;
};

/** @returns whether it had not happened before. */
export async function writePayoutHistory(tx: Tx, entry: PayoutHistoryEntry): Promise<boolean> {
  const { rows } = await sql`INSERT INTO payout_history (payout_id, event, staff_id, reference, note, created_at)
    VALUES (${entry.payoutId}, ${entry.event}, ${entry.staffId}, ${entry.reference}, ${entry.note}, ${entry.at})
    ON CONFLICT (payout_id, event) DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** It has ended, and not by its gateway. The row must be locked. */
export async function writeEnded(
  tx: Tx,
  { payoutId, way, at }: { readonly payoutId: number; readonly way: PayoutWay; readonly at: Date },
): Promise<void> {
  await sql`UPDATE refund_payout SET state = 'settled', way = ${way}, settled_at = ${at}, error = NULL,
      trying_until = NULL WHERE id = ${payoutId}`.execute(tx);
}

export type ShownPayoutHistory = Omit<PayoutHistoryEntry, 'staffId'> & { readonly staffName: string | null };

/** Oldest first. */
export async function historyOfPayouts(
  executor: Executor,
  payoutIds: readonly number[],
): Promise<ShownPayoutHistory[]> {
  const { rows } = await sql<ShownPayoutHistory>`SELECT h.payout_id AS "payoutId", h.event, staff.name AS "staffName",
      h.reference, h.note, h.created_at AS at
    FROM payout_history h LEFT JOIN staff ON staff.id = h.staff_id
    WHERE h.payout_id = ANY(${payoutIds}) ORDER BY h.id`.execute(executor);
  return rows;
}
