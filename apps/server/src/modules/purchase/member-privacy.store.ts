import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

export const purchaseData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT id, number, kind, amount, bonus, method, state, created_at AS "createdAt", paid_at AS "paidAt",
        refunded_at AS "refundedAt"
      FROM purchase WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    return { purchases: rows };
  },
};
