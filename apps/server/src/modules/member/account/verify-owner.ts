import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { countAgainstLimit, resetCounts } from '../../../platform/rate-limits/throttle.store.ts';
import { isRightPassword } from '../hashed-password.ts';
import { credentialsById } from '../member.store.ts';
import { logSecurity } from '../security-log.ts';
import { isSignInFresh } from '../sessions/open-session.ts';

/**
 * Maximum number of wrong account passwords in one session. Each session has its own count, so that a thief of one
 * session token cannot lock the owner out of other sessions.
 */
const maxFailuresOfSession = 10;
const windowSeconds = 15 * 60;

export type OwnerContext = {
  readonly caller: { readonly id: number; readonly sessionHash: string };
  readonly ip: string;
  readonly now: Date;
};

/**
 * Proves the account's owner by the password or by a sign-in within the last 15 minutes. The session token is not
 * enough, because the token may be stolen.
 */
export async function verifyOwner(
  platform: Platform,
  password: string | undefined,
  by: OwnerContext,
): Promise<Answer<true>> {
  if (password !== undefined) return checkAccountPassword(platform, password, by);
  const isFresh = await isSignInFresh(platform.database.read, by.caller.sessionHash, by.now);
  return isFresh ? { ok: true, value: true } : refused('sign_in_too_old');
}

export async function checkAccountPassword(
  platform: Platform,
  given: string,
  { caller, ip, now }: OwnerContext,
): Promise<Answer<true>> {
  const { read } = platform.database;
  const subject = `account password in session ${caller.sessionHash}`;
  const facts = { whose: 'member', id: caller.id, ip } as const;
  const counted = await countAgainstLimit(read, { subject, most: maxFailuresOfSession, seconds: windowSeconds }, now);
  if (!counted.isWithin) {
    logSecurity(platform, 'sign_in_locked', facts);
    return refused('sign_in_paused');
  }
  const member = await credentialsById(read, caller.id);
  if (!(await isRightPassword(member?.passwordHash, given))) {
    logSecurity(platform, 'sign_in_failed', facts);
    return refused('login_failed');
  }
  await resetCounts(read, [subject]);
  return { ok: true, value: true };
}
