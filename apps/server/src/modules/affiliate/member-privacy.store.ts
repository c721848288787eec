import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

export const affiliateData: PersonalData = {
  deletionBlockers: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT FROM withdrawal WHERE member_id = ${memberId} AND state IN ('applied', 'approved') LIMIT 1`.execute(
      executor,
    );
    return rows.length > 0 ? ['withdrawal'] : [];
  },
  /** Exports only the number of invited members, because their personal data belongs to other people. */
  exportData: async (executor, memberId) => {
    const withdrawals = await sql`
      SELECT number, amount, payout_method AS "payoutMethod", account, bank_name AS "bankName", real_name AS "realName",
        state, created_at AS "createdAt", ended_at AS "endedAt"
      FROM withdrawal WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    const draws = await sql`
      SELECT order_id AS "orderId", outcomes, created_at AS "createdAt", drawn_at AS "drawnAt"
      FROM draw WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    const friends = await sql`
      SELECT count(*)::int AS invited FROM invited_friend WHERE inviter_id = ${memberId}`.execute(executor);
    return { withdrawals: withdrawals.rows, draws: draws.rows, friends: friends.rows };
  },
  /** Withdrawals remain for the ledger, without the name and with only the last four digits of the account. */
  deleteData: async (tx, memberId) => {
    await sql`UPDATE withdrawal SET real_name = '', account = '…' || right(account, 4) WHERE member_id = ${memberId}`.execute(
      tx,
    );
  },
};
