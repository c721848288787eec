import type Stripe from 'stripe';
import { shanghaiDayBounds } from '../gateway-reports/shanghai-day.ts';
import type { GatewayReportRow } from '../payment-gateway.ts';

/** The balance transactions of a day. Amounts are as charged, not as converted by Stripe. */
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

/** Omits fees, bank payouts and the like, which are not compared. */
function rowOf(source: Stripe.BalanceTransaction['source']): GatewayReportRow | undefined {
  if (source === null || typeof source === 'string') return undefined;
  if (source.object === 'charge') {
    const { payment_intent: intent } = source;
    const reference = typeof intent === 'string' ? intent : intent?.id;
    return reference === undefined ? undefined : { kind: 'payment', reference, amount: source.amount };
  }
  // A failed refund returns to the balance in a second line. Together they moved no money.
  if (source.object !== 'refund' || source.status === 'failed' || source.status === 'canceled') return undefined;
  return { kind: 'refund', reference: source.id, amount: source.amount };
}
