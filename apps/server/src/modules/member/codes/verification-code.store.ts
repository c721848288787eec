import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type CodePurpose = 'register' | 'forget' | 'payment_password' | 'change_email';

export async function insertCode(
  executor: Executor,
  code: { email: string; purpose: CodePurpose; codeHash: string; now: Date; expiresAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO verification_code (email, purpose, code_hash, expires_at, created_at)
    VALUES (${code.email}, ${code.purpose}, ${code.codeHash}, ${code.expiresAt}, ${code.now})
    RETURNING id`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('an inserted code was not returned');
  return row.id;
}

/** Counts before any comparison: guesses at one moment gain nothing. @returns undefined when nothing may be tried. */
export async function countTry(
  executor: Executor,
  wanted: { email: string; purpose: CodePurpose; maxTries: number },
  now: Date,
): Promise<{ id: number; codeHash: string } | undefined> {
  const { rows } = await sql<{ id: number; codeHash: string }>`
    UPDATE verification_code SET tries = tries + 1
    WHERE id = (SELECT id FROM verification_code WHERE email = ${wanted.email} AND purpose = ${wanted.purpose}
        ORDER BY created_at DESC, id DESC LIMIT 1)
      AND used_at IS NULL AND expires_at > ${now} AND tries < ${wanted.maxTries}
    RETURNING id, code_hash AS "codeHash"`.execute(executor);
  return rows[0];
}

export async function isTriedTooOften(
  executor: Executor,
  wanted: { email: string; purpose: CodePurpose; maxTries: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isTriedTooOften: boolean }>`
    SELECT used_at IS NULL AND expires_at > ${now} AND tries >= ${wanted.maxTries} AS "isTriedTooOften"
    FROM verification_code WHERE email = ${wanted.email} AND purpose = ${wanted.purpose}
    ORDER BY created_at DESC, id DESC LIMIT 1`.execute(executor);
  return rows[0]?.isTriedTooOften ?? false;
}

/** Uses a code up. @returns false when somebody was quicker: a code is good once. */
export async function writeCodeUsed(executor: Executor, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE verification_code SET used_at = ${now} WHERE id = ${id} AND used_at IS NULL RETURNING id`.execute(executor);
  return rows.length > 0;
}

export async function removeOldCodes(executor: Executor, expiredBefore: Date): Promise<void> {
  await sql`DELETE FROM verification_code WHERE expires_at < ${expiredBefore}`.execute(executor);
}
