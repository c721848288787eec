import { sql } from 'kysely';
import type { OrderInput, TestApp, TestPerson } from '../../testing/index.ts';

/**
 * Counts ledger errors: a total other than zero, unbalanced postings, and balances that differ from the sum of their
 * entries.
 */
export async function ledgerFaults(test: TestApp): Promise<number> {
  const { rows } = await sql<{ faults: number }>`SELECT
    (SELECT abs(COALESCE(sum(amount), 0)) FROM entry)::int
    + (SELECT count(*) FROM (SELECT FROM entry e JOIN account a ON a.id = e.account_id
        GROUP BY e.posting_id, a.asset HAVING sum(e.amount) <> 0) unbalanced)::int
    + (SELECT count(*) FROM account a WHERE NOT may_be_negative
        AND balance <> (SELECT COALESCE(sum(amount), 0) FROM entry WHERE account_id = a.id))::int AS faults`.execute(
    test.app.database.read,
  );
  return rows[0]?.faults ?? Number.NaN;
}

export async function accountSum(test: TestApp, kind: string, ownerId: number | '' = ''): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT COALESCE(sum(e.amount), 0)::bigint AS sum
    FROM account a JOIN entry e ON e.account_id = a.id
    WHERE a.kind = ${kind} AND a.owner_id = ${String(ownerId)}`.execute(test.app.database.read);
  return rows[0]?.sum ?? 0;
}

/**
 * Quotes an order and returns a function that places it, so that a test can change something between quote and order.
 */
export async function quotedToPlace(test: TestApp, member: TestPerson, request: OrderInput) {
  const quoted = await test.call('quoteOrder', request, { token: member.token });
  const said = { contactName: 'Guest', contactPhone: '13912345678', helper: 'can_communicate' as const };
  const input = { request, quoteToken: quoted.data.token, ...said, paymentPassword: '246810' };
  return {
    quote: quoted.data,
    place: (options: { idempotencyKey?: string } = {}) =>
      test.call('placeOrder', input, { token: member.token, ...options }),
  };
}

export const fortyTimes = <Value>(work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => work(index)));
