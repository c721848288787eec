import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { GatewayRefundDestination } from '../../wallet/index.ts';

export type GatewayRefundEvent = 'paid_otherwise' | 'to_balance' | 'gateway_paid_too';

export type GatewayRefundHistoryEntry = {
  readonly gatewayRefundId: number;
  readonly event: GatewayRefundEvent;
  /** Null if the gateway caused the event. */
  readonly staffId: number | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly at: Date;
};

/** @returns false if the refund's history contains this event already */
export async function writeGatewayRefundHistory(tx: Tx, entry: GatewayRefundHistoryEntry): Promise<boolean> {
  const { rows } =
    await sql`INSERT INTO gateway_refund_history (gateway_refund_id, event, staff_id, reference, note, created_at)
    VALUES (${entry.gatewayRefundId}, ${entry.event}, ${entry.staffId}, ${entry.reference}, ${entry.note}, ${entry.at})
    ON CONFLICT (gateway_refund_id, event) DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/**
 * Marks a gateway refund as settled after an operator decided where the money goes: to the balance, or to the guest in
 * another way. The caller must have locked the refund.
 */
export async function writeGatewayRefundEnd(
  tx: Tx,
  {
    gatewayRefundId,
    destination,
    at,
  }: { readonly gatewayRefundId: number; readonly destination: GatewayRefundDestination; readonly at: Date },
): Promise<void> {
  await sql`UPDATE gateway_refund SET state = 'settled', destination = ${destination}, settled_at = ${at}, error = NULL,
      trying_until = NULL WHERE id = ${gatewayRefundId}`.execute(tx);
}

export type ShownGatewayRefundHistory = Omit<GatewayRefundHistoryEntry, 'staffId'> & {
  readonly staffName: string | null;
};

export async function historyOfGatewayRefunds(
  executor: Executor,
  gatewayRefundIds: readonly number[],
): Promise<ShownGatewayRefundHistory[]> {
  const { rows } =
    await sql<ShownGatewayRefundHistory>`SELECT h.gateway_refund_id AS "gatewayRefundId", h.event, staff.name AS "staffName",
      h.reference, h.note, h.created_at AS at
    FROM gateway_refund_history h LEFT JOIN staff ON staff.id = h.staff_id
    WHERE h.gateway_refund_id = ANY(${gatewayRefundIds}) ORDER BY h.id`.execute(executor);
  return rows;
}
