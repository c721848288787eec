import type { Executor } from '../../../platform/database/database.ts';
import { networkLimits } from '../../../platform/limits/call-limit.ts';
import { countTowardsAll, forgetCounts, type Limit, takeCountBack } from '../../../platform/limits/throttle.store.ts';

const windowSeconds = 15 * 60;
/** Wrong passwords for one account from one network, or on one device that signed in to it before. */
const maxFailuresOfPair = 10;
/** Wrong passwords from one network for whichever accounts: a hotel's guests share one. */
const maxFailuresOfNetwork = 50;
/** So many failures of an account within a day are told to its owner, once. */
export const failuresToldAfter = 10;
const toldWithinSeconds = 24 * 3600;

export type Whose = 'member' | 'staff';

/** Who tries to sign in, from where. `knownDevice`: the hash of a device that signed in to this account before. */
export type SignInTry = {
  readonly whose: Whose;
  readonly name: string;
  readonly ip: string;
  readonly knownDevice: string | null;
};

export type CountedTry = { readonly isWithin: boolean; readonly failuresToday: number };

/**
 * Counts before anything is compared: guesses at one moment gain nothing. An account alone is never limited, else any
 * stranger could lock its owner out; a known device has its own count, so that strangers in its network do not either.
 */
export async function countSignInTry(executor: Executor, who: SignInTry, now: Date): Promise<CountedTry> {
  const ofAccount = { subject: accountSubject(who), most: failuresToldAfter, seconds: toldWithinSeconds };
  const [account, ...counted] = await countTowardsAll(executor, [ofAccount, ...limitsOf(who)], now);
  return { isWithin: counted.every(({ isWithin }) => isWithin), failuresToday: account?.count ?? 0 };
}

/** What this account failed, here and in all, is forgotten: its owner is in. */
export async function forgetFailures(executor: Executor, who: SignInTry): Promise<void> {
  await forgetCounts(executor, [accountSubject(who), ...pairLimits(who).map(({ subject }) => subject)]);
}

/** The try was no failure, so it does not count against the network. */
export async function takeNetworkCountBack(executor: Executor, { ip, knownDevice }: SignInTry): Promise<void> {
  if (knownDevice === null)
    await takeCountBack(
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
