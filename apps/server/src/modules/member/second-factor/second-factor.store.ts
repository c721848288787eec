import type { SecondFactorState } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type SecondFactorRow = {
  /** The sealed active secret. Null: the account has not confirmed a secret yet. */
  readonly secret: string | null;
  /** The encrypted secret that becomes active when the account confirms it with a first code. */
  readonly pendingSecret: string | null;
  readonly lastStep: number;
  readonly failedTries: number;
  readonly lockedUntil: Date | null;
};

/** Reads and locks the second factor of an account, so that simultaneous codes are checked one after the other. */
export async function lockSecondFactor(tx: Tx, staffId: number): Promise<SecondFactorRow | undefined> {
  const { rows } = await sql<SecondFactorRow>`SELECT secret, pending_secret AS "pendingSecret",
      last_step::float8 AS "lastStep", failed_tries AS "failedTries", locked_until AS "lockedUntil"
    FROM staff_second_factor WHERE staff_id = ${staffId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function secondFactorOf(
  executor: Executor,
  staffId: number,
): Promise<{ readonly state: SecondFactorState; readonly recoveryCodesLeft: number }> {
  const { rows } = await sql<{ isActive: boolean; recoveryCodesLeft: number }>`
    SELECT secret IS NOT NULL AS "isActive", (SELECT count(*)::int FROM staff_recovery_code code
      WHERE code.staff_id = staff_second_factor.staff_id AND used_at IS NULL) AS "recoveryCodesLeft"
    FROM staff_second_factor WHERE staff_id = ${staffId}`.execute(executor);
  const [row] = rows;
  if (row === undefined) return { state: 'none', recoveryCodesLeft: 0 };
  return { state: row.isActive ? 'active' : 'pending', recoveryCodesLeft: row.recoveryCodesLeft };
}

export async function hasActiveSecondFactor(executor: Executor, staffId: number): Promise<boolean> {
  const { state } = await secondFactorOf(executor, staffId);
  return state === 'active';
}

/**
 * Stores an encrypted secret that becomes active when the account confirms it with a first code. The active secret, if
 * any, remains active until then.
 */
export async function writePendingSecret(executor: Executor, staffId: number, sealed: string): Promise<void> {
  await sql`INSERT INTO staff_second_factor (staff_id, pending_secret) VALUES (${staffId}, ${sealed})
    ON CONFLICT (staff_id) DO UPDATE SET pending_secret = excluded.pending_secret`.execute(executor);
}

/**
 * Makes the pending secret the active secret.
 * @param step the number of the 30-second period of the code that confirmed the secret
 */
export async function activatePendingSecret(
  executor: Executor,
  staffId: number,
  { step, at }: { readonly step: number; readonly at: Date },
): Promise<void> {
  await sql`UPDATE staff_second_factor SET secret = pending_secret, pending_secret = NULL, confirmed_at = ${at},
    last_step = ${step}, failed_tries = 0, locked_until = NULL WHERE staff_id = ${staffId}`.execute(executor);
}

/** Stores the 30-second period of an accepted code, and resets the count of wrong codes and the lock. */
export async function writeAcceptedStep(executor: Executor, staffId: number, step: number): Promise<void> {
  await sql`UPDATE staff_second_factor SET last_step = ${step}, failed_tries = 0, locked_until = NULL
    WHERE staff_id = ${staffId}`.execute(executor);
}

export async function writeFailedTries(
  executor: Executor,
  staffId: number,
  { tries, lockedUntil }: { readonly tries: number; readonly lockedUntil: Date | null },
): Promise<void> {
  await sql`UPDATE staff_second_factor SET failed_tries = ${tries}, locked_until = ${lockedUntil}
    WHERE staff_id = ${staffId}`.execute(executor);
}

/** Uses up a recovery code. @returns false if the account has no such unused code */
export async function takeRecoveryCode(
  executor: Executor,
  staffId: number,
  { codeHash, at }: { readonly codeHash: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`UPDATE staff_recovery_code SET used_at = ${at}
    WHERE staff_id = ${staffId} AND code_hash = ${codeHash} AND used_at IS NULL RETURNING staff_id`.execute(executor);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  executor: Executor,
  staffId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await sql`DELETE FROM staff_recovery_code WHERE staff_id = ${staffId}`.execute(executor);
  await sql`INSERT INTO staff_recovery_code (staff_id, code_hash)
    SELECT ${staffId}, unnest(${[...codeHashes]}::text[])`.execute(executor);
}

/** Removes the second factor and its recovery codes. @returns false if the account had no active second factor */
export async function deleteSecondFactor(executor: Executor, staffId: number): Promise<boolean> {
  const { rows } = await sql<{ isActive: boolean }>`DELETE FROM staff_second_factor WHERE staff_id = ${staffId}
    RETURNING secret IS NOT NULL AS "isActive"`.execute(executor);
  return rows[0]?.isActive === true;
}
