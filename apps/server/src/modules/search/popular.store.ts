import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

/**
 * Counts a search. The commit is asynchronous, because the guest is waiting and a count that is lost in a crash does
 * not matter.
 */
export async function countSearch(executor: Executor, day: string, nameId: number): Promise<void> {
  await sql`INSERT INTO search_count AS known (day, name_id, count)
    SELECT ${day}::date, ${nameId}::bigint, 1 FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unhurried
    ON CONFLICT (day, name_id) DO UPDATE SET count = known.count + 1`.execute(executor);
}

/**
 * Returns the names that guests searched for most often since the date `since`, at least `fewest` times each. They are
 * followed by the names of the dishes that most restaurants offer.
 */
export async function popularNames(
  executor: Executor,
  { since, fewest }: { readonly since: string; readonly fewest: number },
  most: number,
): Promise<{ readonly name: PartlyTranslated; readonly times: number }[]> {
  const { rows } = await sql<{ name: PartlyTranslated; times: number }>`
    WITH asked AS (
      SELECT name_id AS id, sum(count) AS times FROM search_count WHERE day >= ${since} GROUP BY name_id
      HAVING sum(count) >= ${fewest} ORDER BY times DESC, name_id LIMIT ${most}
    ), served AS (
      SELECT id FROM search_name WHERE kind = 'dish' AND tier = 0 AND uses > 0 ORDER BY uses DESC, id LIMIT ${2 * most}
    )
    SELECT name, times::int FROM search_name JOIN (
      SELECT id, max(times) AS times
      FROM (SELECT id, times FROM asked UNION ALL SELECT id, 0 FROM served) either GROUP BY id
    ) chosen USING (id)
    WHERE uses > 0 ORDER BY times DESC, uses DESC, id LIMIT ${2 * most}`.execute(executor);
  return rows;
}
