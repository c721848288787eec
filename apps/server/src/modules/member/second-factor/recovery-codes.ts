import { createHmac, randomBytes } from 'node:crypto';
import { formatRecoveryCode, recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { replaceRecoveryCodes } from './second-factor.store.ts';

/** Replaces the recovery codes of an account. @returns the new codes, which only the person may see, and only once */
export async function renewCodesIn(tx: Tx, platform: Platform, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await replaceRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => hashOfRecoveryCode(platform, code)),
  );
  return codes.map(formatRecoveryCode);
}

export const hashOfRecoveryCode = ({ signingSecret }: Pick<Platform, 'signingSecret'>, code: string): string =>
  createHmac('sha256', signingSecret).update(`recovery code ${code}`).digest('hex');

/** The alphabet has 32 characters, so that five bits of each random byte choose a character evenly. */
const newCode = (): string =>
  [...randomBytes(recoveryCodeLength)].map((byte) => recoveryCodeAlphabet[byte % 32] ?? '').join('');
