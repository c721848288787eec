import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';
import { deleteTranslations } from '../../platform/translation/translation.store.ts';

/** The last undecided state of a refund request: requests in states 1 to 4 wait for a decision. */
const openUntil = 4;

export const refundData: PersonalData = {
  deletionBlockers: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT FROM refund JOIN customer_order o ON o.id = order_id
        WHERE o.member_id = ${memberId} AND refund.state <= ${openUntil}
      UNION ALL SELECT FROM mall_refund JOIN mall_order o ON o.id = order_id
        WHERE o.member_id = ${memberId} AND mall_refund.state <= ${openUntil} LIMIT 1`.execute(executor);
    return rows.length > 0 ? ['refund'] : [];
  },
  exportData: async (executor, memberId) => {
    const meals = await sql`
      SELECT refund.number, order_id AS "orderId", refund.state, reason, note, appeal, asked, refund.balance_part AS "balancePart",
        refund.gateway_part AS "gatewayPart", refund.photos || appeal_photos AS photos, refund.created_at AS "createdAt",
        decided_at AS "decidedAt"
      FROM refund JOIN customer_order o ON o.id = order_id WHERE o.member_id = ${memberId} ORDER BY refund.id`.execute(
      executor,
    );
    const mall = await sql`
      SELECT mall_refund.number, order_id AS "orderId", mall_refund.state, reason, note, asked, granted, photos,
        mall_refund.created_at AS "createdAt", decided_at AS "decidedAt"
      FROM mall_refund JOIN mall_order o ON o.id = order_id
      WHERE o.member_id = ${memberId} ORDER BY mall_refund.id`.execute(executor);
    return { refunds: meals.rows, mallRefunds: mall.rows };
  },
  /** Deletes the member's texts and pictures, but not the request, the decision and the payment. */
  deleteData: async (tx, memberId) => {
    await deleteTranslations(
      tx,
      sql`SELECT unnest(ARRAY[refund.note, appeal]) FROM refund JOIN customer_order o ON o.id = order_id
          WHERE o.member_id = ${memberId}
        UNION ALL SELECT note FROM mall_refund JOIN mall_order o ON o.id = order_id WHERE o.member_id = ${memberId}`,
    );
    await sql`UPDATE refund SET note = NULL, appeal = CASE WHEN appeal IS NULL THEN NULL ELSE '' END,
        photos = '{}', appeal_photos = '{}'
      FROM customer_order o WHERE o.id = order_id AND o.member_id = ${memberId}`.execute(tx);
    await sql`UPDATE mall_refund SET note = NULL, photos = '{}'
      FROM mall_order o WHERE o.id = order_id AND o.member_id = ${memberId}`.execute(tx);
  },
};
