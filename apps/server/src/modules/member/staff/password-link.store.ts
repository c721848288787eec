import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

type NewLink = { readonly tokenHash: string; readonly staffId: number; readonly expiresAt: Date };

/** The newest link is the only one. */
export async function replacePasswordLink(executor: Executor, link: NewLink): Promise<void> {
  await deletePasswordLinks(executor, link.staffId);
  await sql`INSERT INTO staff_password_link (token_hash, staff_id, expires_at)
    VALUES (${link.tokenHash}, ${link.staffId}, ${link.expiresAt})`.execute(executor);
}

export async function deletePasswordLinks(executor: Executor, staffId: number): Promise<void> {
  await sql`DELETE FROM staff_password_link WHERE staff_id = ${staffId}`.execute(executor);
}

/** Uses a link up. @returns whose it was; undefined when it was used, is too old or never was, or they are suspended. */
export async function takePasswordLink(executor: Executor, tokenHash: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ staffId: number }>`
    DELETE FROM staff_password_link AS link USING staff
    WHERE link.token_hash = ${tokenHash} AND link.expires_at > ${now}
      AND staff.id = link.staff_id AND staff.suspended_at IS NULL
    RETURNING link.staff_id AS "staffId"`.execute(executor);
  return rows[0]?.staffId;
}
