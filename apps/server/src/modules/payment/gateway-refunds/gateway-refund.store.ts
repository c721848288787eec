import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { GatewayRefundDestination } from '../../wallet/index.ts';
import type { GatewayName } from '../gateways.ts';
import type { GatewayRefundState } from '../payment-gateway.ts';

export type GatewayRefundRow = {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly state: GatewayRefundState;
  readonly tries: number;
  readonly error: string | null;
  readonly gatewayRefundReference: string | null;
  readonly method: GatewayName;
  /** The gateway's reference of the payment that is refunded. */
  readonly reference: string;
  readonly paid: number;
  readonly orderId: number | null;
  readonly purchaseId: number | null;
  readonly memberId: number;
  readonly destination: 'gateway' | GatewayRefundDestination;
  /** Time until which the gateway may respond to the last request, or execute it without a response. */
  readonly tryingUntil: Date | null;
};

export type NewGatewayRefund = {
  readonly number: string;
  readonly attemptId: number;
  readonly amount: number;
  readonly refundId?: number | undefined;
  readonly at: Date;
};

/** Stores a gateway refund. @returns its id, or undefined if the number is stored already */
export async function insertGatewayRefund(tx: Tx, gatewayRefund: NewGatewayRefund): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`INSERT INTO gateway_refund (number, attempt_id, refund_id, amount, state,
      created_at)
    VALUES (${gatewayRefund.number}, ${gatewayRefund.attemptId}, ${gatewayRefund.refundId ?? null}, ${gatewayRefund.amount}, 'pending', ${gatewayRefund.at})
    ON CONFLICT (number) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

const columns = sql`p.id, p.number, p.amount, p.state, p.tries, p.error, p.gateway_reference AS "gatewayRefundReference",
  a.method, coalesce(a.gateway_reference, a.number) AS reference, a.amount AS paid, a.order_id AS "orderId", a.purchase_id AS "purchaseId",
  coalesce(o.member_id, b.member_id) AS "memberId", p.destination, p.trying_until AS "tryingUntil"`;
const gatewayRefunds = sql`gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
  LEFT JOIN customer_order o ON o.id = a.order_id LEFT JOIN purchase b ON b.id = a.purchase_id`;

export async function gatewayRefundById(
  executor: Executor,
  gatewayRefundId: number,
): Promise<GatewayRefundRow | undefined> {
  const { rows } =
    await sql<GatewayRefundRow>`SELECT ${columns} FROM ${gatewayRefunds} WHERE p.id = ${gatewayRefundId}`.execute(
      executor,
    );
  return rows[0];
}

export async function gatewayRefundByNumber(executor: Executor, number: string): Promise<GatewayRefundRow | undefined> {
  const { rows } =
    await sql<GatewayRefundRow>`SELECT ${columns} FROM ${gatewayRefunds} WHERE p.number = ${number}`.execute(executor);
  return rows[0];
}

export async function lockGatewayRefund(tx: Tx, gatewayRefundId: number): Promise<GatewayRefundRow | undefined> {
  const { rows } = await sql<GatewayRefundRow>`SELECT ${columns} FROM ${gatewayRefunds} WHERE p.id = ${gatewayRefundId}
    FOR UPDATE OF p`.execute(tx);
  return rows[0];
}

/**
 * Finds the refund's id by our refund number, or by the gateway's reference if the webhook does not contain our number.
 */
export async function gatewayRefundIdOf(
  executor: Executor,
  method: GatewayName,
  told: { number: string | null; reference: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT p.id
    FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE a.method = ${method} AND (p.number = ${told.number} OR p.gateway_reference = ${told.reference})`.execute(
    executor,
  );
  return rows[0]?.id;
}

/** Marks the running request to the gateway as finished. The refund's state does not change. */
export async function endGatewayRefundTry(tx: Tx, gatewayRefundId: number): Promise<void> {
  await sql`UPDATE gateway_refund SET trying_until = NULL WHERE id = ${gatewayRefundId}`.execute(tx);
}

export type GatewayRefundWrite = {
  readonly id: number;
  readonly state: GatewayRefundState;
  readonly reference: string | null;
  readonly error: string | null;
  readonly at: Date;
  /** Whether the gateway has responded to our request, so that the running attempt is finished. */
  readonly isAnswer: boolean;
};

/** Stores the refund's new state. A settled refund does not change. */
export async function writeGatewayRefund(tx: Tx, gatewayRefund: GatewayRefundWrite): Promise<void> {
  await sql`UPDATE gateway_refund SET state = ${gatewayRefund.state}, error = ${gatewayRefund.error?.slice(0, 500) ?? null},
      gateway_reference = COALESCE(${gatewayRefund.reference}, gateway_reference),
      trying_until = CASE WHEN NOT ${gatewayRefund.isAnswer}::boolean THEN trying_until END,
      settled_at = CASE WHEN ${gatewayRefund.state} = 'settled' THEN ${gatewayRefund.at}::timestamptz END
    WHERE id = ${gatewayRefund.id} AND state <> 'settled'`.execute(tx);
}

/** Counts an attempt to send the refund. @returns false if the refund is settled */
export async function beginGatewayRefundTry(
  executor: Executor,
  gatewayRefundId: number,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`UPDATE gateway_refund SET tries = tries + 1, asked_at = ${at}, trying_until = ${until}
    WHERE id = ${gatewayRefundId} AND state <> 'settled' RETURNING id`.execute(executor);
  return rows.length > 0;
}

/** Unsettled refunds whose last try was before `askedBefore`, the oldest try first. */
export async function unsettledGatewayRefunds(executor: Executor, askedBefore: Date): Promise<GatewayRefundRow[]> {
  const { rows } = await sql<GatewayRefundRow>`SELECT ${columns} FROM ${gatewayRefunds}
    WHERE p.state <> 'settled' AND p.asked_at < ${askedBefore} ORDER BY p.asked_at LIMIT 200`.execute(executor);
  return rows;
}
