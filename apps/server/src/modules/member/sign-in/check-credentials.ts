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

/** A name and a password. `account` is null if no account has the name. */
export type SignInAttempt = {
  readonly whose: Whose;
  readonly name: string;
  readonly password: string;
  readonly account: { readonly id: number; readonly passwordHash: string | null } | null;
};

export type SignInFrom = { readonly ip: string; readonly deviceKey: string; readonly now: Date };

/** After too many failures from a network, or for a name from it, passwords are not compared for 15 minutes. */
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
    await takeNetworkCountBack(read, who);
    logSecurity(platform, 'signed_in', facts);
    return { ok: true, value: true };
  }
  if (failuresToday === failuresToldAfter && whose === 'member') await warnOwner(platform, name, from.now);
  logSecurity(platform, isWithin ? 'sign_in_failed' : 'sign_in_locked', facts);
  return refused(isWithin ? 'login_failed' : 'sign_in_paused');
}

/** After a reset by mail, earlier failures of the owner no longer count. */
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
  // Also queried without an account, so that the answer's time does not reveal who is registered.
  const isKnown = deviceHash !== null && (await isDeviceOf(database.read, { whose, deviceHash, id: account?.id ?? 0 }));
  return { whose, name, ip, knownDevice: isKnown ? deviceHash : null };
}

/** The mail job looks up whether the address is registered, so neither the answer nor its time reveals it. */
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
/** Wrong passwords for one account from one network, or on one device that signed in to it before. */
const maxFailuresOfPair = 10;
/** Wrong passwords from one network for all accounts. A hotel's guests share one network. */
const maxFailuresOfNetwork = 50;
/** After this many failures of an account within a day, its owner gets one mail. */
const failuresToldAfter = 10;
const toldWithinSeconds = 24 * 3600;

type Whose = 'member' | 'staff';

/** A try to sign in. `knownDevice` is the hash of a device that signed in to this account before. */
type SignInTry = {
  readonly whose: Whose;
  readonly name: string;
  readonly ip: string;
  readonly knownDevice: string | null;
};

type CountedTry = { readonly isWithin: boolean; readonly failuresToday: number };

/**
 * Counts the try before the comparison, so that concurrent guesses gain nothing. Has no limit for an account alone,
 * because any stranger could lock its owner out. A known device has its own count, so that strangers in its network
 * cannot lock it out either.
 */
async function countSignInTry(executor: Executor, who: SignInTry, now: Date): Promise<CountedTry> {
  const ofAccount = { subject: accountSubject(who), most: failuresToldAfter, seconds: toldWithinSeconds };
  const [account, ...counted] = await countAgainstLimits(executor, [ofAccount, ...limitsOf(who)], now);
  return { isWithin: counted.every(({ isWithin }) => isWithin), failuresToday: account?.count ?? 0 };
}

/** Clears the account's failures from here and in total after a successful sign-in. */
async function forgetFailures(executor: Executor, who: SignInTry): Promise<void> {
  await resetCounts(executor, [accountSubject(who), ...pairLimits(who).map(({ subject }) => subject)]);
}

/** The sign-in succeeded, so it does not count against the network. */
async function takeNetworkCountBack(executor: Executor, { ip, knownDevice }: SignInTry): Promise<void> {
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
