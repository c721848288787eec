import type { FailedTransfer } from '@chifan/contract/payment/views';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type FailedTransferRow = Omit<FailedTransfer, 'at' | 'evidenceBy'> & {
  readonly at: Date;
  readonly evidenceBy: Date | null;
};

const failed = sql`(
    SELECT 'refund' AS kind, r.number, coalesce(o.number, p.number, a.number) AS of, o.id AS "orderId", a.method, r.amount,
      r.tries, r.error, r.created_at AS at, NULL::timestamptz AS "evidenceBy"
    FROM gateway_refund r JOIN payment_attempt a ON a.id = r.attempt_id
    LEFT JOIN customer_order o ON o.id = a.order_id LEFT JOIN purchase p ON p.id = a.purchase_id
    WHERE r.state = 'failed'
    UNION ALL
    SELECT 'payout', t.number, coalesce(w.number, t.number), NULL, t.method, t.amount, t.tries, t.detail, t.created_at, NULL
    FROM payout t LEFT JOIN withdrawal w ON w.payout_number = t.number
    WHERE t.is_stuck AND t.state = 'pending'
    UNION ALL
    SELECT 'dispute', d.reference, coalesce(o.number, p.number, a.number), o.id, a.method, d.amount, 0, d.reason,
      d.created_at, d.evidence_by
    FROM dispute d JOIN payment_attempt a ON a.id = d.attempt_id
    LEFT JOIN customer_order o ON o.id = a.order_id LEFT JOIN purchase p ON p.id = a.purchase_id
    WHERE d.state = 'open'
  ) AS transfer`;

export async function failedTransferPage(
  executor: Executor,
  page: { offset: number; limit: number },
): Promise<FailedTransferRow[]> {
  const { rows } = await sql<FailedTransferRow>`SELECT kind, number, of, "orderId", method, amount, tries, error, at,
      "evidenceBy" FROM ${failed}
    ORDER BY "evidenceBy", at, number OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  return rows;
}

export async function failedTransferCount(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${failed}`.execute(executor);
  return rows[0]?.count ?? 0;
}
