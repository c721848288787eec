import { maxSecondFactorTries, readSecondFactorCode, secondFactorLockMinutes } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { logSecurity } from '../security-log.ts';
import { openSecret, stepOfCode } from './authenticator-secret.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import {
  lockSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  writeAcceptedStep,
  writeFailedTries,
} from './second-factor.store.ts';

export type Proof = {
  readonly staffId: number;
  /** The text that the person typed: a code of the authenticator app, or a recovery code. */
  readonly code: string | undefined;
  readonly now: Date;
  readonly ip: string;
};

/**
 * Checks the second factor of an account after its password. An account without an active second factor needs none.
 * Five wrong codes in a row lock the second factor for 15 minutes (rule staff-7). Failures: `second_factor_needed`,
 * `second_factor_wrong` with the detail `triesLeft`, `second_factor_locked` with the detail `lockedUntil`.
 */
export const verifySecondFactor = (platform: Platform, proof: Proof): Promise<Answer<true>> =>
  platform.database.transact((tx) => verifySecondFactorIn(tx, platform, proof));

/**
 * As `verifySecondFactor`, in a transaction. The caller must commit the transaction also after a refusal, because the
 * transaction counts the wrong code.
 */
export async function verifySecondFactorIn(tx: Tx, platform: Platform, proof: Proof): Promise<Answer<true>> {
  const { staffId, code = '', now } = proof;
  const factor = await lockSecondFactor(tx, staffId);
  if (factor === undefined || factor.secret === null) return { ok: true, value: true };
  if (code === '') return refused('second_factor_needed');
  if (factor.lockedUntil !== null && factor.lockedUntil > now) return locked(factor.lockedUntil);
  const typed = readSecondFactorCode(code);
  if (typed.kind === 'recovery') {
    const codeHash = hashOfRecoveryCode(platform, typed.code);
    if (!(await takeRecoveryCode(tx, staffId, { codeHash, at: now }))) return countWrong(tx, platform, proof, factor);
    await writeAcceptedStep(tx, staffId, factor.lastStep);
    return { ok: true, value: true };
  }
  const step = stepOfCode(openSecret(factor.secret, { staffId, platform }), typed.code, now);
  if (step === undefined) return countWrong(tx, platform, proof, factor);
  // A used code is refused but not counted, because a form that is sent twice must not lock the account.
  if (step <= factor.lastStep) return refused('second_factor_wrong', { triesLeft: triesLeft(factor.failedTries) });
  await writeAcceptedStep(tx, staffId, step);
  return { ok: true, value: true };
}

async function countWrong(
  tx: Tx,
  platform: Platform,
  { staffId, now, ip }: Proof,
  { failedTries, lockedUntil }: SecondFactorRow,
): Promise<Answer<true>> {
  // A lock that ended gives five new tries.
  const tries = (lockedUntil === null ? failedTries : 0) + 1;
  const isLast = tries >= maxSecondFactorTries;
  const until = isLast ? new Date(now.getTime() + secondFactorLockMinutes * 60_000) : null;
  await writeFailedTries(tx, staffId, { tries, lockedUntil: until });
  logSecurity(platform, isLast ? 'second_factor_locked' : 'second_factor_failed', { whose: 'staff', id: staffId, ip });
  return until === null ? refused('second_factor_wrong', { triesLeft: triesLeft(tries) }) : locked(until);
}

const triesLeft = (tries: number): number => Math.max(0, maxSecondFactorTries - tries);

const locked = (until: Date) => refused('second_factor_locked', { lockedUntil: until.toISOString() });
