import { verificationCodeTries } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { logSecurity } from '../security-log.ts';
import { hashCode, isSameHash } from './sealed-code.ts';
import { type CodePurpose, countTry, isTriedTooOften, writeCodeUsed } from './verification-code.store.ts';

/** Checks a mailed code and uses it up. The try is counted whatever becomes of the call that made it. */
export async function takeCode(
  platform: Platform,
  given: { email: string; purpose: CodePurpose; code: string },
  now: Date,
): Promise<Answer<true>> {
  const { read } = platform.database;
  const wanted = { email: given.email, purpose: given.purpose, maxTries: verificationCodeTries };
  const kept = await countTry(read, wanted, now);
  const fail = (reason: 'code_wrong' | 'code_tries_exceeded') => {
    const event = reason === 'code_wrong' ? 'code_failed' : 'code_locked';
    logSecurity(platform, event, { whose: 'member', name: given.email });
    return refused(reason);
  };
  if (!kept) return fail((await isTriedTooOften(read, wanted, now)) ? 'code_tries_exceeded' : 'code_wrong');
  if (!isSameHash(kept.codeHash, hashCode(platform.signingSecret, given))) return fail('code_wrong');
  return (await writeCodeUsed(read, kept.id, now)) ? { ok: true, value: true } : refused('code_wrong');
}
