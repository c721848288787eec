import { sql } from 'kysely';
import type { Executor } from '../database/database.ts';
import { sha256 } from '../tokens.ts';

/**
 * Allows an action at most `most` times within `seconds` after its first attempt. `subject` names the action and its
 * owner, such as "login:mia@example.org".
 */
export type Limit = { readonly subject: string; readonly most: number; readonly seconds: number };

export type ThrottleResult = { readonly isWithin: boolean; readonly count: number; readonly endsAt: Date };

export async function countAgainstLimit(executor: Executor, limit: Limit, now: Date): Promise<ThrottleResult> {
  const [counted] = await countAgainstLimits(executor, [limit], now);
  if (!counted) throw new Error('the throttle count returned no row');
  return counted;
}

/**
 * Counts one attempt for each limit in one statement, for all processes. Concurrent attempts are counted one after the
 * other. Never call this function in a transaction that may roll back. @returns the new count of each limit, in the
 * sequence of `limits`
 */
export async function countAgainstLimits(
  executor: Executor,
  limits: readonly Limit[],
  now: Date,
): Promise<ThrottleResult[]> {
  const wanted = limits.map(({ subject, most, seconds }) => ({
    hash: sha256(subject),
    most,
    endsAt: new Date(now.getTime() + seconds * 1000),
  }));
  const hashes = wanted.map(({ hash }) => hash);
  const ends = wanted.map(({ endsAt }) => endsAt.toISOString());
  // Rows are ordered, so that concurrent statements with equal subjects never deadlock.
  const { rows } = await sql<{ hash: string; count: number; endsAt: Date }>`
    INSERT INTO throttle (subject_hash, count, ends_at)
    SELECT hash, 1, ends_at FROM unnest(${hashes}::text[], ${ends}::timestamptz[]) AS wanted (hash, ends_at) ORDER BY hash
    ON CONFLICT (subject_hash) DO UPDATE SET
      count = CASE WHEN throttle.ends_at <= ${now} THEN 1 ELSE throttle.count + 1 END,
      ends_at = CASE WHEN throttle.ends_at <= ${now} THEN excluded.ends_at ELSE throttle.ends_at END
    RETURNING subject_hash AS hash, count, ends_at AS "endsAt"`.execute(executor);
  const found = new Map(rows.map((row) => [row.hash, row]));
  return wanted.map(({ hash, most }) => {
    const row = found.get(hash);
    if (!row) throw new Error('the throttle count returned no row');
    return { isWithin: row.count <= most, count: row.count, endsAt: row.endsAt };
  });
}

export async function resetCounts(executor: Executor, subjects: readonly string[]): Promise<void> {
  await sql`DELETE FROM throttle WHERE subject_hash = ANY(${subjects.map(sha256)}::text[])`.execute(executor);
}

/** Reduces the counts by one after an attempt that should not count, such as a successful sign-in. */
export async function undoCount(executor: Executor, subjects: readonly string[]): Promise<void> {
  await sql`UPDATE throttle SET count = count - 1
    WHERE subject_hash = ANY(${subjects.map(sha256)}::text[]) AND count > 0`.execute(executor);
}

export async function removeEndedThrottles(executor: Executor, now: Date): Promise<void> {
  await sql`DELETE FROM throttle WHERE ends_at <= ${now}`.execute(executor);
}
