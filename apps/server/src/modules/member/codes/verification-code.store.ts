import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type MemberCodePurpose = 'register' | 'sign_in' | 'forget' | 'payment_password' | 'change_email';
export type StaffCodePurpose = 'staff_password' | 'staff_email';
export type CodePurpose = MemberCodePurpose | StaffCodePurpose;

export const isStaffPurpose = (purpose: CodePurpose): purpose is StaffCodePurpose =>
  purpose === 'staff_password' || purpose === 'staff_email';

export async function insertCode(
  executor: Executor,
  code: { email: string; purpose: CodePurpose; codeHash: string; requestedBy: string; now: Date; expiresAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO verification_code (email, purpose, code_hash, requested_by, expires_at, created_at)
    VALUES (${code.email}, ${code.purpose}, ${code.codeHash}, ${code.requestedBy}, ${code.expiresAt}, ${code.now})
    RETURNING id`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('an inserted code was not returned');
  return row.id;
}

type StoredCode = { readonly id: number; readonly codeHash: string };

/** Returns unused and unexpired codes, the newest first. A newer code does not invalidate older codes. */
export async function validCodes(
  executor: Executor,
  wanted: { email: string; purpose: CodePurpose },
  now: Date,
): Promise<(StoredCode & { readonly requestedBy: string | null })[]> {
  const { rows } = await sql<StoredCode & { requestedBy: string | null }>`
    SELECT id, code_hash AS "codeHash", requested_by AS "requestedBy" FROM verification_code
    WHERE email = ${wanted.email} AND purpose = ${wanted.purpose} AND used_at IS NULL AND expires_at > ${now}
    ORDER BY created_at DESC, id DESC`.execute(executor);
  return rows;
}

/**
 * Counts one try for each code before the comparison, so that concurrent guesses cannot exceed the limit. @returns the
 * codes that had a try left.
 */
export async function countTries(
  executor: Executor,
  { ids, maxTries }: { ids: readonly number[]; maxTries: number },
): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    WITH held AS (SELECT id FROM verification_code WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE)
    UPDATE verification_code SET tries = tries + 1 FROM held
    WHERE verification_code.id = held.id AND used_at IS NULL AND tries < ${maxTries}
    RETURNING verification_code.id, code_hash AS "codeHash"`.execute(executor);
  return rows;
}

/**
 * Marks a code and all other codes for the same e-mail address and purpose as used. @returns false if the code was used
 * before.
 */
export async function writeCodesUsed(
  executor: Executor,
  { id, email, purpose }: { id: number; email: string; purpose: CodePurpose },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    WITH held AS (SELECT id FROM verification_code
      WHERE email = ${email} AND purpose = ${purpose} AND used_at IS NULL ORDER BY id FOR UPDATE)
    UPDATE verification_code SET used_at = ${now} FROM held
    WHERE verification_code.id = held.id RETURNING verification_code.id`.execute(executor);
  return rows.some((row) => row.id === id);
}

export async function removeOldCodes(executor: Executor, expiredBefore: Date): Promise<void> {
  await sql`DELETE FROM verification_code WHERE expires_at < ${expiredBefore}`.execute(executor);
}
