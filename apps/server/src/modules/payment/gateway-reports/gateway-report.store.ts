import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { AttemptState } from '../attempts/attempt.store.ts';
import type { GatewayName } from '../gateways.ts';

type Day = { readonly method: GatewayName; readonly from: Date; readonly until: Date };

export type BookedPayment = { readonly id: number; readonly reference: string; readonly amount: number };

export async function paymentsOfDay(executor: Executor, { method, from, until }: Day): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`SELECT id,
      coalesce(gateway_reference, number) AS reference, amount FROM payment_attempt
    WHERE method = ${method} AND state = 'settled' AND settled_at >= ${from} AND settled_at < ${until}`.execute(
    executor,
  );
  return rows;
}

export type BookedGatewayRefund = {
  /**
   * False if an operator credited the refund to the balance or paid it in another way, and the gateway did not pay it
   * too. The gateway's statement must not contain such a refund.
   */
  readonly isByGateway: boolean;
  readonly number: string;
  readonly reference: string | null;
  readonly amount: number;
  readonly state: string;
  readonly created_at: Date;
  readonly asked_at: Date | null;
};

const gatewayRefundColumns = sql`(p.destination = 'gateway' OR EXISTS (SELECT FROM gateway_refund_history
    WHERE gateway_refund_id = p.id AND event = 'gateway_paid_too')) AS "isByGateway",
  p.number, p.gateway_reference AS reference, p.amount, p.state, p.created_at, p.asked_at`;

export async function gatewayRefundsOfDay(
  executor: Executor,
  { method, from, until }: Day,
): Promise<BookedGatewayRefund[]> {
  const { rows } = await sql<BookedGatewayRefund>`SELECT ${gatewayRefundColumns}
    FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE a.method = ${method} AND p.destination = 'gateway' AND p.state = 'settled' AND p.settled_at >= ${from} AND p.settled_at < ${until}`.execute(
    executor,
  );
  return rows;
}

export async function attemptsByReference(
  executor: Executor,
  method: GatewayName,
  references: readonly string[],
): Promise<(BookedPayment & { state: AttemptState })[]> {
  const { rows } = await sql<
    BookedPayment & { state: AttemptState }
  >`SELECT id, gateway_reference AS reference, amount, state
    FROM payment_attempt WHERE method = ${method} AND gateway_reference = ANY(${references})`.execute(executor);
  return rows;
}

export async function gatewayRefundsByReference(
  executor: Executor,
  method: GatewayName,
  references: readonly string[],
): Promise<BookedGatewayRefund[]> {
  const { rows } = await sql<BookedGatewayRefund>`SELECT ${gatewayRefundColumns}
    FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE a.method = ${method} AND (p.number = ANY(${references}) OR p.gateway_reference = ANY(${references}))`.execute(
    executor,
  );
  return rows;
}

export type GatewayReportTotals = {
  readonly payments: number;
  readonly refunds: number;
  readonly ourPayments: number;
  readonly ourRefunds: number;
  readonly differences: number;
};

export type ComparedDay = GatewayReportTotals & {
  readonly method: string;
  readonly day: string;
  readonly comparedAt: Date;
};

export async function insertGatewayReport(executor: Executor, compared: ComparedDay): Promise<void> {
  await sql`INSERT INTO gateway_statement (method, day, payments, refunds, our_payments, our_refunds, differences,
      compared_at)
    VALUES (${compared.method}, ${compared.day}, ${compared.payments}, ${compared.refunds}, ${compared.ourPayments},
      ${compared.ourRefunds}, ${compared.differences}, ${compared.comparedAt})
    ON CONFLICT (method, day) DO NOTHING`.execute(executor);
}

export async function hasGatewayReport(executor: Executor, method: string, day: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM gateway_statement WHERE method = ${method} AND day = ${day}`.execute(
    executor,
  );
  return rows.length > 0;
}

export async function gatewayReportPage(
  executor: Executor,
  page: { offset: number; limit: number },
): Promise<ComparedDay[]> {
  const { rows } = await sql<ComparedDay>`SELECT method, day, payments, refunds, our_payments AS "ourPayments",
      our_refunds AS "ourRefunds", differences, compared_at AS "comparedAt"
    FROM gateway_statement ORDER BY day DESC, method OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  return rows;
}

export async function gatewayReportCount(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM gateway_statement`.execute(executor);
  return rows[0]?.count ?? 0;
}
