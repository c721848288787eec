import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { isRightPassword } from '../hashed-password.ts';
import { countTowards, forgetCount } from '../throttle.store.ts';

const mostFailures = 10;
const windowSeconds = 15 * 60;

export type Whose = 'member' | 'staff';

/**
 * Compares a password with the kept hash, if there is any. So many failures for one name, whether it exists or not, and
 * for a quarter of an hour nothing is compared. Counted before comparing: guesses at the same moment gain nothing.
 */
export async function checkCredentials(
  platform: Platform,
  claim: { whose: Whose; name: string; password: string; kept: string | null | undefined },
  now: Date,
): Promise<Answer<true>> {
  const { read } = platform.database;
  const subject = subjectOf(claim.whose, claim.name);
  const counted = await countTowards(read, { subject, most: mostFailures, seconds: windowSeconds }, now);
  if (!counted.isWithin) return refused('too_many_requests');
  if (!(await isRightPassword(claim.kept, claim.password))) return refused('login_failed');
  await forgetCount(read, subject);
  return { ok: true, value: true };
}

/** After a reset by mail the owner is in: earlier failures no longer matter. */
export const forgetFailures = (platform: Platform, whose: Whose, name: string): Promise<void> =>
  forgetCount(platform.database.read, subjectOf(whose, name));

const subjectOf = (whose: Whose, name: string) => `sign-in of ${whose} ${name}`;
