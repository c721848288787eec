import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { networkLimits } from '../../../platform/rate-limits/call-limit.ts';
import {
  countAgainstLimits,
  type Limit,
  resetCounts,
  undoCount,
} from '../../../platform/rate-limits/throttle.store.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { isRightPassword } from '../hashed-password.ts';
import { logSecurity } from '../security-log.ts';
import { isDeviceOf } from '../sessions/session.store.ts';
import type { FailuresEmail } from './failures-email.job.ts';

/** A login name and a password to check. `account` is null if no account has this name. */
export type SignInAttempt = {
  readonly whose: Whose;
  readonly name: string;
  readonly password: string;
  readonly account: { readonly id: number; readonly passwordHash: string | null } | null;
  /** True: a second factor may follow, so the right password alone is not logged as a sign-in. */
  readonly isFirstStep?: boolean;
};

export type SignInFrom = { readonly ip: string; readonly deviceKey: string; readonly now: Date };

/**
 * Checks a password for an account. After too many wrong passwords from one IP network or device, refuses every sign-in
 * from there for 15 minutes, even with the right password.
 */
export async function checkCredentials(
  platform: Platform,
  claim: SignInAttempt,
  from: SignInFrom,
): Promise<Answer<true>> {
  const { read } = platform.database;
  const { whose, name, account } = claim;
  const who = await signInTryOf(platform, claim, from);
  const facts = { whose, id: account?.id ?? null, name, ip: from.ip };
  const { isWithin, failuresToday } = await countSignInTry(read, who, from.now);
  if (isWithin && (await isRightPassword(account?.passwordHash, claim.password))) {
    await forgetFailures(read, who);
    await uncountNetworkTry(read, who);
    logSecurity(platform, claim.isFirstStep === true ? 'password_accepted' : 'signed_in', facts);
    return { ok: true, value: true };
  }
  if (failuresToday === failuresToldAfter && whose === 'member') await warnOwner(platform, name, from.now);
  logSecurity(platform, isWithin ? 'sign_in_failed' : 'sign_in_locked', facts);
  return refused(isWithin ? 'login_failed' : 'sign_in_paused');
}

/** Clears the count of wrong passwords after a password reset by mail. */
export async function forgetFailuresOf(
  platform: Platform,
  claim: Omit<SignInAttempt, 'password'>,
  from: SignInFrom,
): Promise<void> {
  await forgetFailures(platform.database.read, await signInTryOf(platform, claim, from));
}

async function signInTryOf(
  { database }: Platform,
  { whose, name, account }: Omit<SignInAttempt, 'password'>,
  { ip, deviceKey }: SignInFrom,
): Promise<SignInTry> {
  const deviceHash = deviceKey === '' ? null : sha256(deviceKey);
  // Look up the device even without an account, so that the response time does not reveal whether an account exists.
  const isKnown = deviceHash !== null && (await isDeviceOf(database.read, { whose, deviceHash, id: account?.id ?? 0 }));
  return { whose, name, ip, knownDevice: isKnown ? deviceHash : null };
}

/**
 * The mail job, not this function, looks up whether the e-mail address is registered. So neither the response nor the
 * response time reveals a registration.
 */
async function warnOwner(platform: Platform, email: string, now: Date): Promise<void> {
  const message: FailuresEmail = { email, at: now.toISOString() };
  await enqueue(platform.database.read, {
    kind: 'member.failed-sign-ins',
    key: `member.failed-sign-ins:${sha256(email)}:${now.getTime()}`,
    payload: message,
    runAt: now,
  });
  platform.wakeJobs();
}

const windowSeconds = 15 * 60;
/**
 * Maximum number of wrong passwords in 15 minutes for one account, from one IP network or on one device that signed in
 * to the account before.
 */
const maxFailuresOfPair = 10;
/**
 * Maximum number of wrong passwords in 15 minutes from one IP network for all accounts. The limit is high, because all
 * guests of a hotel share one network.
 */
const maxFailuresOfNetwork = 50;
/** After this number of wrong passwords for an account within a day, the owner gets one mail. */
const failuresToldAfter = 10;
const toldWithinSeconds = 24 * 3600;

type Whose = 'member' | 'staff';

/** An attempt to sign in. `knownDevice` is the hash of a device that signed in to this account before, or null. */
type SignInTry = {
  readonly whose: Whose;
  readonly name: string;
  readonly ip: string;
  readonly knownDevice: string | null;
};

type CountedTry = { readonly isWithin: boolean; readonly failuresToday: number };

/**
 * Counts the attempt before the password is compared, so that concurrent guesses cannot exceed the limit. No limit
 * counts by account alone, because any stranger could lock the owner out. A device that signed in before is counted
 * separately, so that strangers in the same network cannot lock this device out.
 */
async function countSignInTry(executor: Executor, who: SignInTry, now: Date): Promise<CountedTry> {
  const ofAccount = { subject: accountSubject(who), most: failuresToldAfter, seconds: toldWithinSeconds };
  const [account, ...counted] = await countAgainstLimits(executor, [ofAccount, ...limitsOf(who)], now);
  return { isWithin: counted.every(({ isWithin }) => isWithin), failuresToday: account?.count ?? 0 };
}

/**
 * Clears two counts of wrong passwords for an account: the count for the network or device, and the count of the whole
 * day.
 */
async function forgetFailures(executor: Executor, who: SignInTry): Promise<void> {
  await resetCounts(executor, [accountSubject(who), ...pairLimits(who).map(({ subject }) => subject)]);
}

/** Removes a successful sign-in from the count of the IP network, because only failed sign-ins count. */
async function uncountNetworkTry(executor: Executor, { ip, knownDevice }: SignInTry): Promise<void> {
  if (knownDevice === null)
    await undoCount(
      executor,
      allAccounts(ip).map(({ subject }) => subject),
    );
}

const accountSubject = ({ whose, name }: SignInTry) => `failed sign-ins of ${whose} ${name}`;

const limitsOf = (who: SignInTry): Limit[] =>
  who.knownDevice === null ? [...pairLimits(who), ...allAccounts(who.ip)] : pairLimits(who);

function pairLimits({ whose, name, ip, knownDevice }: SignInTry): Limit[] {
  const limit = { most: maxFailuresOfPair, seconds: windowSeconds };
  if (knownDevice !== null) return [{ subject: `sign-in of ${whose} ${name} on ${knownDevice}`, ...limit }];
  return networkLimits(`sign-in of ${whose} ${name}`, { ip, ...limit });
}

const allAccounts = (ip: string): Limit[] =>
  networkLimits('sign-in', { ip, most: maxFailuresOfNetwork, seconds: windowSeconds });
