import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/member-privacy.ts';
import { forgetLevels } from '../membership/membership.store.ts';

/**
 * Amounts are in fen or whole points. Deleting a member does not change the ledger, because its accounts contain the
 * member's id but no name.
 */
export const walletData: PersonalData = {
  exportData: async (executor, memberId) => {
    const entries = await sql`
      SELECT account.kind AS account, entry.amount, posting.reason, posting.created_at AS "createdAt"
      FROM account JOIN entry ON entry.account_id = account.id JOIN posting ON posting.id = entry.posting_id
      WHERE account.owner_id = ${String(memberId)} AND account.kind LIKE 'member%'
      ORDER BY posting.id, account.id`.execute(executor);
    const rewards = await sql`
      SELECT kind, amount, state, order_id AS "orderId", created_at AS "createdAt", due_at AS "dueAt",
        credited_at AS "creditedAt"
      FROM reward WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    const levels = await sql`SELECT level, held_at AS "heldAt" FROM member_level_held
      WHERE member_id = ${memberId} ORDER BY held_at, level`.execute(executor);
    const archived = await sql`SELECT a.kind AS account, max(x.newest) AS "archivedUntil"
      FROM account a JOIN archived_sum s ON s.account_id = a.id JOIN archived_partition x ON x.id = s.archived_id
      WHERE a.owner_id = ${String(memberId)} AND a.kind LIKE 'member%' GROUP BY a.kind ORDER BY a.kind`.execute(
      executor,
    );
    return { ledger: entries.rows, ledgerArchived: archived.rows, rewards: rewards.rows, levels: levels.rows };
  },
  deleteData: async (tx, memberId) => {
    await forgetLevels(tx, memberId);
  },
};
