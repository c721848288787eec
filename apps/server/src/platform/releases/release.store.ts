import { sql } from 'kysely';
import type { Executor } from '../database/database.ts';
import type { RecordedRelease } from './release-fit.ts';

/** A node refreshes its row several times in this time. A node that was killed counts as running until it has passed. */
export const nodeAliveMs = 3 * 60_000;

/** @returns the versions that used this database. Empty before the migration that records them. */
export async function recordedReleases(executor: Executor): Promise<RecordedRelease[]> {
  const { rows: tables } = await sql<{ found: boolean }>`SELECT to_regclass('release') IS NOT NULL AS found`.execute(
    executor,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await sql<RecordedRelease>`SELECT version,
      last_seen_at > now() - make_interval(secs => ${nodeAliveMs / 1000}) AS "isRunning" FROM release`.execute(
    executor,
  );
  return rows;
}

export const refreshRelease = async (executor: Executor, version: string): Promise<void> => {
  await sql`INSERT INTO release (version, last_seen_at) VALUES (${version}, now())
    ON CONFLICT (version) DO UPDATE SET last_seen_at = now()`.execute(executor);
};

/** A node that ends. Other nodes of its version refresh the row again within a minute. */
export const endRelease = async (executor: Executor, version: string): Promise<void> => {
  await sql`UPDATE release SET last_seen_at = now() - make_interval(secs => ${nodeAliveMs / 1000})
    WHERE version = ${version}`.execute(executor);
};
