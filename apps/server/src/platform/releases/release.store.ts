import { sql } from 'kysely';
import type { Executor } from '../database/database.ts';
import type { RecordedRelease } from './release-fit.ts';

/**
 * A node refreshes its row several times within this time. A killed node counts as running until this time has passed.
 */
export const nodeAliveMs = 3 * 60_000;

/** @returns the versions of the product that used the database. Empty if the table does not exist yet */
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

/** Marks the version as ended when a node closes. Other nodes of the same version refresh the row within a minute. */
export const endRelease = async (executor: Executor, version: string): Promise<void> => {
  await sql`UPDATE release SET last_seen_at = now() - make_interval(secs => ${nodeAliveMs / 1000})
    WHERE version = ${version}`.execute(executor);
};
