import type { FirstAnswer } from '@chifan/domain/help';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

/** More help requests than this number do not change the reply time that guests read. */
const most = 500;

/**
 * The first answers to the help requests since a time. A help request that was closed without an answer is omitted,
 * because its guest did not wait for one.
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
