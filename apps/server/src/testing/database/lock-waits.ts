import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many statements of this database wait for a row that somebody else holds: poll it where a race must have begun. */
export async function statementsWaitingForLocks(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.read);
  return rows[0]?.count ?? 0;
}
