import type { FirstAnswer } from '@chifan/domain/help';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

/** Maximum number of recent help requests from which the reply time for guests is calculated. */
const most = 500;

/**
 * Returns, for each help request that was opened after `since`, the times when it was opened and first answered. Omits
 * requests that were closed without an answer, because the guest no longer waited for one.
 */
export async function firstAnswers(executor: Executor, since: Date): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    SELECT r.created_at AS "askedAt", first.at AS "answeredAt"
    FROM help_request r
    CROSS JOIN LATERAL (SELECT min(m.created_at) AS at FROM help_message m
      WHERE m.help_request_id = r.id AND m.is_of_platform) AS first
    WHERE r.moved_at > ${since} AND r.created_at > ${since} AND NOT (r.state = 'closed' AND first.at IS NULL)
    ORDER BY r.moved_at DESC, r.id DESC LIMIT ${most}`.execute(executor);
  return rows;
}
