import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

/** @returns whether at least one message was unread before. Undefined for another member's help request. */
export async function markHelpRead(
  tx: Tx,
  { helpRequestId, memberId, upToId }: { helpRequestId: number; memberId: number; upToId: number },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ before: number; newest: number }>`
    WITH theirs AS (
      SELECT id, read_message_id AS before,
        (SELECT max(m.id) FROM help_message m WHERE m.help_request_id = help_request.id AND m.id <= ${upToId}) AS newest
      FROM help_request WHERE id = ${helpRequestId} AND member_id = ${memberId} FOR UPDATE
    ), read AS (
      UPDATE help_request SET read_message_id = theirs.newest FROM theirs
      WHERE help_request.id = theirs.id AND theirs.newest > theirs.before
    )
    SELECT before, COALESCE(newest, 0) AS newest FROM theirs`.execute(tx);
  const [row] = rows;
  return row && row.newest > row.before;
}

/** Number of answers that the member has not read, in all help requests. */
export async function countUnreadAnswers(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM help_request r
    JOIN help_message m ON m.help_request_id = r.id AND m.id > r.read_message_id AND m.is_of_platform
    WHERE r.member_id = ${memberId}`.execute(executor);
  return rows[0]?.unread ?? 0;
}
