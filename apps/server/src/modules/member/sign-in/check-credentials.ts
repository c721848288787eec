import { type Answer, refused } from '../../../platform/http/answers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { isRightPassword } from '../hashed-password.ts';
import { logSecurity } from '../security-log.ts';
import { isDeviceOf } from '../sessions/device.store.ts';
import type { FailuresEmail } from './failures-email.job.ts';
import {
  countSignInTry,
  failuresToldAfter,
  forgetFailures,
  type SignInTry,
  takeNetworkCountBack,
  type Whose,
} from './sign-in-limits.ts';

/** A name and a password; `account` is whose they may be, null where nobody has the name. */
export type Claim = {
  readonly whose: Whose;
  readonly name: string;
  readonly password: string;
  readonly account: { readonly id: number; readonly passwordHash: string | null } | null;
};

export type SignInFrom = { readonly ip: string; readonly deviceKey: string; readonly now: Date };

/** After too many failures from a network, or for a name from it, nothing is compared for a quarter of an hour. */
export async function checkCredentials(platform: Platform, claim: Claim, from: SignInFrom): Promise<Answer<true>> {
  const { read } = platform.database;
  const { whose, name, account } = claim;
  const who = await signInTryOf(platform, claim, from);
  const facts = { whose, id: account?.id ?? null, name, ip: from.ip };
  const { isWithin, failuresToday } = await countSignInTry(read, who, from.now);
  if (isWithin && (await isRightPassword(account?.passwordHash, claim.password))) {
    await forgetFailures(read, who);
    await takeNetworkCountBack(read, who);
    logSecurity(platform, 'signed_in', facts);
    return { ok: true, value: true };
  }
  if (failuresToday === failuresToldAfter && whose === 'member') await tellOwner(platform, name, from.now);
  logSecurity(platform, isWithin ? 'sign_in_failed' : 'sign_in_locked', facts);
  return refused(isWithin ? 'login_failed' : 'sign_in_paused');
}

/** After a reset by mail the owner is in: earlier failures no longer matter. */
export async function forgetFailuresOf(
  platform: Platform,
  claim: Omit<Claim, 'password'>,
  from: SignInFrom,
): Promise<void> {
  await forgetFailures(platform.database.read, await signInTryOf(platform, claim, from));
}

async function signInTryOf(
  { database }: Platform,
  { whose, name, account }: Omit<Claim, 'password'>,
  { ip, deviceKey }: SignInFrom,
): Promise<SignInTry> {
  const deviceHash = deviceKey === '' ? null : sha256(deviceKey);
  // Asked for nobody too, so that the time of the answer does not tell who is registered.
  const isKnown = deviceHash !== null && (await isDeviceOf(database.read, { whose, deviceHash, id: account?.id ?? 0 }));
  return { whose, name, ip, knownDevice: isKnown ? deviceHash : null };
}

/** Whether the address is registered is looked at when the message is written: neither the answer nor its time tells. */
async function tellOwner(platform: Platform, email: string, now: Date): Promise<void> {
  const message: FailuresEmail = { email, at: now.toISOString() };
  await enqueue(platform.database.read, {
    kind: 'member.failed-sign-ins',
    key: `member.failed-sign-ins:${sha256(email)}:${now.getTime()}`,
    payload: message,
    runAt: now,
  });
  platform.wakeJobs();
}
