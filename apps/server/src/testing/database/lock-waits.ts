import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Number of statements in the test's database that wait for a lock. Tests poll the number to know that concurrent
 * statements wait for each other.
 */
export async function statementsWaitingForLocks(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.read);
  return rows[0]?.count ?? 0;
}
