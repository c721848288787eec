import type Stripe from 'stripe';
import { shanghaiDayBounds } from '../../gateway-reports/shanghai-day.ts';
import type { GatewayReportRow } from '../../payment-gateway.ts';

/**
 * Fetches the payments and refunds of a day from Stripe's balance transactions. Amounts are as charged, before Stripe's
 * conversion.
 */
export async function stripeGatewayReport(stripe: Stripe, day: string): Promise<GatewayReportRow[]> {
  const { from, until } = shanghaiDayBounds(day);
  const created = { gte: from.getTime() / 1000, lt: until.getTime() / 1000 };
  const rows: GatewayReportRow[] = [];
  const moves = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
  for await (const { source } of moves) {
    const row = rowOf(source);
    if (row) rows.push(row);
  }
  return rows;
}

/** @returns undefined for fees, bank payouts and other transactions, which are not compared */
function rowOf(source: Stripe.BalanceTransaction['source']): GatewayReportRow | undefined {
  if (source === null || typeof source === 'string') return undefined;
  if (source.object === 'charge') {
    const { payment_intent: intent } = source;
    const reference = typeof intent === 'string' ? intent : intent?.id;
    return reference === undefined ? undefined : { kind: 'payment', reference, amount: source.amount };
  }
  // A failed refund has a second balance transaction that returns its amount, so the report omits it.
  if (source.object !== 'refund' || source.status === 'failed' || source.status === 'canceled') return undefined;
  return { kind: 'refund', reference: source.id, amount: source.amount };
}
