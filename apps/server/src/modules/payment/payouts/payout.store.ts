import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';
import type { PayoutState } from '../payment-gateway.ts';

export type PayoutRow = {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly state: PayoutState;
  readonly tries: number;
  readonly error: string | null;
  /** The payout's own at the gateway. */
  readonly payoutReference: string | null;
  readonly method: GatewayName;
  /** The payment's. */
  readonly reference: string;
  readonly paid: number;
  readonly orderId: number | null;
  readonly purchaseId: number | null;
};

export type NewPayout = {
  readonly number: string;
  readonly attemptId: number;
  readonly amount: number;
  /** The refund that decided it, where one did. */
  readonly refundId?: number | undefined;
  readonly at: Date;
};

/** One payout under one number, once. @returns its id, or undefined when it stands already. */
export async function insertPayout(tx: Tx, payout: NewPayout): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`INSERT INTO refund_payout (number, attempt_id, refund_id, amount, state,
      created_at)
    VALUES (${payout.number}, ${payout.attemptId}, ${payout.refundId ?? null}, ${payout.amount}, 'pending', ${payout.at})
    ON CONFLICT (number) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

const columns = sql`p.id, p.number, p.amount, p.state, p.tries, p.error, p.gateway_reference AS "payoutReference",
  a.method, a.gateway_reference AS reference, a.amount AS paid, a.order_id AS "orderId", a.purchase_id AS "purchaseId"`;

export async function payoutById(executor: Executor, payoutId: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns}
    FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id WHERE p.id = ${payoutId}`.execute(executor);
  return rows[0];
}

export async function lockPayout(tx: Tx, payoutId: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns}
    FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id WHERE p.id = ${payoutId} FOR UPDATE OF p`.execute(
    tx,
  );
  return rows[0];
}

/** By our own number, or by the gateway's reference where it does not repeat ours. */
export async function payoutIdOf(
  executor: Executor,
  method: GatewayName,
  told: { number: string | null; reference: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT p.id
    FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE a.method = ${method} AND (p.number = ${told.number} OR p.gateway_reference = ${told.reference})`.execute(
    executor,
  );
  return rows[0]?.id;
}

/** Once it is settled it stays so. */
export async function writePayout(
  tx: Tx,
  payout: { id: number; state: PayoutState; reference: string | null; error: string | null; at: Date },
): Promise<void> {
  await sql`UPDATE refund_payout SET state = ${payout.state}, error = ${payout.error?.slice(0, 500) ?? null},
      gateway_reference = COALESCE(${payout.reference}, gateway_reference),
      settled_at = CASE WHEN ${payout.state} = 'settled' THEN ${payout.at}::timestamptz END
    WHERE id = ${payout.id} AND state <> 'settled'`.execute(tx);
}

export async function countTry(executor: Executor, payoutId: number, at: Date): Promise<void> {
  await sql`UPDATE refund_payout SET tries = tries + 1, asked_at = ${at} WHERE id = ${payoutId}`.execute(executor);
}

/** Payouts that the gateway was told of and that have no end yet, those first that were asked for longest ago. */
export async function unsettledPayouts(executor: Executor, askedBefore: Date): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns}
    FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE p.state <> 'settled' AND p.asked_at < ${askedBefore} ORDER BY p.asked_at LIMIT 200`.execute(executor);
  return rows;
}
