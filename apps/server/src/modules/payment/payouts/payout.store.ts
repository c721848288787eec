import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { PayoutWay } from '../../wallet/index.ts';
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
  readonly memberId: number;
  /** How the money came back: through its gateway, or what was done where that could not. */
  readonly way: 'gateway' | PayoutWay;
  /** So long the answer of a gateway is waited for, or might come to something though none came. */
  readonly tryingUntil: Date | null;
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
  a.method, coalesce(a.gateway_reference, a.number) AS reference, a.amount AS paid, a.order_id AS "orderId", a.purchase_id AS "purchaseId",
  coalesce(o.member_id, b.member_id) AS "memberId", p.way, p.trying_until AS "tryingUntil"`;
const payouts = sql`refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id
  LEFT JOIN customer_order o ON o.id = a.order_id LEFT JOIN purchase b ON b.id = a.purchase_id`;

export async function payoutById(executor: Executor, payoutId: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM ${payouts} WHERE p.id = ${payoutId}`.execute(executor);
  return rows[0];
}

export async function payoutByNumber(executor: Executor, number: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM ${payouts} WHERE p.number = ${number}`.execute(executor);
  return rows[0];
}

export async function lockPayout(tx: Tx, payoutId: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM ${payouts} WHERE p.id = ${payoutId}
    FOR UPDATE OF p`.execute(tx);
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

/** Its answer is there, and says nothing new. */
export async function endTry(tx: Tx, payoutId: number): Promise<void> {
  await sql`UPDATE refund_payout SET trying_until = NULL WHERE id = ${payoutId}`.execute(tx);
}

export type PayoutWriting = {
  readonly id: number;
  readonly state: PayoutState;
  readonly reference: string | null;
  readonly error: string | null;
  readonly at: Date;
  /** Whether a try of ours was answered, so that nothing is under way any more. */
  readonly isAnswer: boolean;
};

/** Once it is settled it stays so. */
export async function writePayout(tx: Tx, payout: PayoutWriting): Promise<void> {
  await sql`UPDATE refund_payout SET state = ${payout.state}, error = ${payout.error?.slice(0, 500) ?? null},
      gateway_reference = COALESCE(${payout.reference}, gateway_reference),
      trying_until = CASE WHEN NOT ${payout.isAnswer}::boolean THEN trying_until END,
      settled_at = CASE WHEN ${payout.state} = 'settled' THEN ${payout.at}::timestamptz END
    WHERE id = ${payout.id} AND state <> 'settled'`.execute(tx);
}

/** @returns whether there is anything to try: what has arrived, however it did, is left alone. */
export async function beginTry(
  executor: Executor,
  payoutId: number,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`UPDATE refund_payout SET tries = tries + 1, asked_at = ${at}, trying_until = ${until}
    WHERE id = ${payoutId} AND state <> 'settled' RETURNING id`.execute(executor);
  return rows.length > 0;
}

/** Payouts that the gateway was told of and that have no end yet, those first that were asked for longest ago. */
export async function unsettledPayouts(executor: Executor, askedBefore: Date): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM ${payouts}
    WHERE p.state <> 'settled' AND p.asked_at < ${askedBefore} ORDER BY p.asked_at LIMIT 200`.execute(executor);
  return rows;
}
