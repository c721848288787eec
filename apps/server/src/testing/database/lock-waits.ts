import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Number of statements in this database that wait for a lock. Tests poll it to know that concurrent statements have
 * met.
 */
export async function statementsWaitingForLocks(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.read);
  return rows[0]?.count ?? 0;
}
