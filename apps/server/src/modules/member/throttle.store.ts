import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/tokens.ts';

/** At most `most` times within `seconds` from the first on. `subject` says what and whose: "login:mia@example.org". */
export type Limit = { readonly subject: string; readonly most: number; readonly seconds: number };

export type Counted = { readonly isWithin: boolean; readonly endsAt: Date };

/**
 * Counts one more, in one statement: what is tried at the same moment is counted one after the other, before anything is
 * compared. Never run it in a transaction that may roll back.
 */
export async function countTowards(executor: Executor, limit: Limit, now: Date): Promise<Counted> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; endsAt: Date }>`
    INSERT INTO throttle (subject_hash, count, ends_at) VALUES (${sha256(limit.subject)}, 1, ${endsAt})
    ON CONFLICT (subject_hash) DO UPDATE SET
      count = CASE WHEN throttle.ends_at <= ${now} THEN 1 ELSE throttle.count + 1 END,
      ends_at = CASE WHEN throttle.ends_at <= ${now} THEN excluded.ends_at ELSE throttle.ends_at END
    RETURNING count, ends_at AS "endsAt"`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a throttle was not counted');
  return { isWithin: row.count <= limit.most, endsAt: row.endsAt };
}

export async function forgetCount(executor: Executor, subject: string): Promise<void> {
  await sql`DELETE FROM throttle WHERE subject_hash = ${sha256(subject)}`.execute(executor);
}

export async function removeEndedThrottles(executor: Executor, now: Date): Promise<void> {
  await sql`DELETE FROM throttle WHERE ends_at <= ${now}`.execute(executor);
}
