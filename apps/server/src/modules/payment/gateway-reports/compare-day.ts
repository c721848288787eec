import type { AlertDetail } from '@chifan/contract/payment/views';
import { shanghaiDate } from '@chifan/domain';
import type { Executor } from '../../../platform/database/database.ts';
import type { AttemptState } from '../attempts/attempt.store.ts';
import type { GatewayName } from '../gateways.ts';
import type { GatewayReportRow, PaymentGateway } from '../payment-gateway.ts';
import {
  attemptsByReference,
  type BookedGatewayRefund,
  type GatewayReportTotals,
  gatewayRefundsByReference,
  gatewayRefundsOfDay,
  paymentsOfDay,
} from './gateway-report.store.ts';
import { shanghaiDayBounds } from './shanghai-day.ts';

export type Difference = {
  readonly reference: string;
  readonly says: AlertDetail;
  readonly attemptId?: number;
};

export type Comparison = { readonly totals: GatewayReportTotals; readonly differences: readonly Difference[] };

/** Fetches the rows of a gateway's statement of one day. */
type StatementOf = (day: string) => Promise<readonly GatewayReportRow[]>;

/**
 * Compares a day's payments and refunds with the gateway's statement by reference, not by time, because a gateway may
 * record a payment on another day than we do. If the day's statement lacks a payment or refund, the function searches
 * the statements of the other possible days.
 */
export async function compareDay(
  executor: Executor,
  { method, gateway, day }: { method: GatewayName; gateway: PaymentGateway; day: string },
): Promise<Comparison> {
  const statementOf = remembering((asked) => gateway.statement(asked));
  const rows = await statementOf(day);
  const payments = await comparePayments(executor, { method, day, rows, statementOf });
  const refunds = await compareRefunds(executor, { method, day, rows, statementOf });
  const differences = [...payments.differences, ...refunds.differences];
  const totals = {
    payments: payments.theirs,
    ourPayments: payments.ours,
    refunds: refunds.theirs,
    ourRefunds: refunds.ours,
    differences: differences.length,
  };
  return { totals, differences };
}

type Task = { method: GatewayName; day: string; rows: readonly GatewayReportRow[]; statementOf: StatementOf };
type Side = { readonly theirs: number; readonly ours: number; readonly differences: readonly Difference[] };

async function comparePayments(executor: Executor, { method, day, rows, statementOf }: Task): Promise<Side> {
  const told = rows.filter(({ kind }) => kind === 'payment');
  const known = await attemptsByReference(
    executor,
    method,
    told.map(({ reference }) => reference),
  );
  const differences: Difference[] = [];
  let ours = 0;
  for (const row of told) {
    const attempt = known.find(({ reference }) => reference === row.reference);
    const isBooked = attempt?.state === 'settled';
    if (attempt && isBooked) ours += attempt.amount;
    if (attempt && isBooked && attempt.amount === row.amount) continue;
    const says = paymentSays({ day, amount: row.amount }, attempt);
    differences.push({ reference: row.reference, says, ...(attempt && !isBooked ? { attemptId: attempt.id } : {}) });
  }
  for (const { reference, amount } of await paymentsOfDay(executor, { method, ...shanghaiDayBounds(day) })) {
    if (told.some((row) => row.reference === reference)) continue;
    if (await isElsewhere(statementOf, [dayBefore(day)], [reference])) continue;
    ours += amount;
    differences.push({ reference, says: { code: 'payment_not_in_statement', day, amount } });
  }
  return { theirs: sumOf(told), ours, differences };
}

async function compareRefunds(executor: Executor, { method, day, rows, statementOf }: Task): Promise<Side> {
  const told = rows.filter(({ kind }) => kind === 'refund');
  const known = await gatewayRefundsByReference(
    executor,
    method,
    told.map(({ reference }) => reference),
  );
  const differences: Difference[] = [];
  let ours = 0;
  for (const row of told) {
    const gatewayRefund = known.find((each) => namesOf(each).includes(row.reference));
    if (gatewayRefund?.isByGateway) ours += gatewayRefund.amount;
    if (gatewayRefund?.isByGateway && gatewayRefund.amount === row.amount) continue;
    differences.push({ reference: row.reference, says: refundSays({ day, amount: row.amount }, gatewayRefund) });
  }
  for (const gatewayRefund of await gatewayRefundsOfDay(executor, { method, ...shanghaiDayBounds(day) })) {
    if (told.some((row) => namesOf(gatewayRefund).includes(row.reference))) continue;
    if (await isElsewhere(statementOf, daysOf(gatewayRefund, day), namesOf(gatewayRefund))) continue;
    ours += gatewayRefund.amount;
    const says = { code: 'refund_not_in_statement', day, amount: gatewayRefund.amount } as const;
    differences.push({ reference: gatewayRefund.number, says });
  }
  return { theirs: sumOf(told), ours, differences };
}

type GatewayReportedAmount = { readonly day: string; readonly amount: number };

const paymentSays = (
  told: GatewayReportedAmount,
  ours: { amount: number; state: AttemptState } | undefined,
): AlertDetail =>
  ours === undefined
    ? { code: 'payment_not_in_books', ...told }
    : { code: 'statement_payment', ...told, ours: ours.amount, state: ours.state };

function refundSays(told: GatewayReportedAmount, ours: BookedGatewayRefund | undefined): AlertDetail {
  if (ours === undefined) return { code: 'refund_not_in_books', ...told };
  if (!ours.isByGateway) return { code: 'refund_paid_otherwise', ...told };
  return { code: 'statement_refund', ...told, ours: ours.amount };
}

const sumOf = (rows: readonly GatewayReportRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const namesOf = ({ number, reference }: BookedGatewayRefund): string[] =>
  reference === null ? [number] : [number, reference];

/**
 * Returns the earlier days on which the gateway may have recorded a refund. A gateway may record a refund on the day of
 * the request, days before the refund is settled.
 */
const daysOf = ({ created_at: created, asked_at: asked }: BookedGatewayRefund, day: string): string[] =>
  [dayBefore(day), shanghaiDate(created), ...(asked === null ? [] : [shanghaiDate(asked)])].filter(
    (each) => each < day,
  );

const dayBefore = (day: string): string => shanghaiDate(new Date(shanghaiDayBounds(day).from.getTime() - 1));

async function isElsewhere(
  statementOf: StatementOf,
  days: readonly string[],
  names: readonly string[],
): Promise<boolean> {
  for (const day of new Set(days))
    if ((await statementOf(day)).some(({ reference }) => names.includes(reference))) return true;
  return false;
}

function remembering(ask: StatementOf): StatementOf {
  const known = new Map<string, Promise<readonly GatewayReportRow[]>>();
  return (day) => {
    const rows = known.get(day) ?? ask(day);
    known.set(day, rows);
    return rows;
  };
}
