import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** A member, or a visitor without an account who left an e-mail address. */
export type HelpWriter = { readonly memberId: number | null; readonly email: string | null };

/** The number of a writer's open help requests, and of the messages that the writer sent since a given time. */
type WriterCounts = { readonly open: number; readonly lately: number };

/** Makes other messages of the writer wait until the transaction ends, so that the limits count each message. */
export async function lockWriter(tx: Tx, { memberId, email }: HelpWriter): Promise<void> {
  const writer = memberId === null ? `visitor ${email}` : `member ${memberId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`help requests of ${writer}`}, 0))`.execute(tx);
}

/** Counts a writer's open help requests, and the messages that the writer sent since `since`. */
export async function countsOfWriter(tx: Tx, { memberId, email }: HelpWriter, since: Date): Promise<WriterCounts> {
  const { rows } = await sql<WriterCounts>`
    WITH theirs AS (
      SELECT id, state, moved_at FROM help_request
      WHERE member_id = ${memberId} OR (member_id IS NULL AND email = ${email})
    )
    SELECT (SELECT count(*)::int FROM theirs WHERE state = 'open') AS open,
      (SELECT count(*)::int FROM theirs JOIN help_message m ON m.help_request_id = theirs.id
        WHERE theirs.moved_at > ${since} AND NOT m.is_of_platform AND m.created_at > ${since}) AS lately`.execute(tx);
  return rows[0] ?? { open: 0, lately: 0 };
}
