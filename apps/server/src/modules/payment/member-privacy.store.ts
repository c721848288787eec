import { sql } from 'kysely';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/member-privacy.ts';
import type { AttemptOptions } from './attempts/attempt.store.ts';
import { deleteCustomer } from './cards/customer.store.ts';

/** SQL condition for payment attempts of a member's orders and purchases. */
const theirs = (memberId: number) => sql`(
  order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId})
  OR purchase_id IN (SELECT id FROM purchase WHERE member_id = ${memberId}))`;

export const paymentData: PersonalData = {
  /** Gateway refunds that have not reached the member yet prevent the deletion of the account. */
  deletionBlockers: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT FROM gateway_refund JOIN payment_attempt attempt ON attempt.id = attempt_id
      WHERE ${theirs(memberId)} AND gateway_refund.state <> 'settled' LIMIT 1`.execute(executor);
    return rows.length > 0 ? ['refund'] : [];
  },
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT number, method, amount, currency, state, order_id AS "orderId", purchase_id AS "purchaseId",
        created_at AS "createdAt", settled_at AS "settledAt"
      FROM payment_attempt WHERE ${theirs(memberId)} ORDER BY id`.execute(executor);
    const customers = await sql`
      SELECT customer_id AS "stripeCustomer" FROM stripe_customer WHERE member_id = ${memberId}`.execute(executor);
    return { payments: rows, cardCustomers: customers.rows };
  },
  /**
   * Replaces the payer (a card's fingerprint, an Alipay or WeChat id) with a placeholder that is different for each
   * payment. Deletes the IP address and the openId, because no check needs them later.
   */
  deleteData: async (tx, memberId) => {
    await sql`UPDATE payment_attempt SET client_data = NULL, opening = opening || ${byNobody}::jsonb,
        payer = CASE WHEN payer IS NULL THEN NULL ELSE 'forgotten-' || id END
      WHERE ${theirs(memberId)}`.execute(tx);
    const customer = await deleteCustomer(tx, memberId);
    // `runAt` is 1970, so that the job runs at once.
    const job = { kind: 'payment.forget-cards', key: `payment.forget-cards:${memberId}`, runAt: new Date(0) };
    if (customer !== null) await enqueue(tx, { ...job, payload: { customer } });
    await sql`UPDATE payout SET name = '', account = ${lastFour(sql.ref('account'))}
      WHERE number IN (SELECT payout_number FROM withdrawal WHERE member_id = ${memberId})`.execute(tx);
  },
};

const byNobody = JSON.stringify({ clientIp: '', openId: null } satisfies Partial<AttemptOptions>);

const lastFour = (column: ReturnType<typeof sql.ref>) => sql`'…' || right(${column}, 4)`;
