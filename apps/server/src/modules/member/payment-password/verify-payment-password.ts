import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { maxPaymentPasswordTries, paymentPasswordLockMinutes } from '@chifan/domain/member';
import type { Database } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { isRightPassword } from '../hashed-password.ts';
import { logSecurity } from '../security-log.ts';
import {
  countPaymentPasswordTry,
  forgetPaymentPasswordTries,
  type PaymentPasswordJson,
  type PaymentPasswordState,
  paymentPasswordState,
} from './payment-password.store.ts';

/**
 * Checks a payment password. Five wrong tries lock the password for 30 minutes (rule member-19). Call the function
 * before the business transaction, because a try counts even if that transaction is rolled back. A missing password
 * does not count as a try. Failures: `payment_password_not_set`, `payment_password_missing`, `payment_password_wrong`
 * with the detail `triesLeft`, `payment_password_locked` with the detail `lockedUntil`.
 */
export async function verifyPaymentPassword(
  platform: Platform,
  memberId: number,
  given: string | null | undefined,
  now: Date,
): Promise<Answer<true>> {
  const { database } = platform;
  const state = await paymentPasswordState(database.read, memberId);
  const { hash } = state;
  if (hash === null || isLocked(state, now)) return passwordRefusal(state, now);
  if (!given) return refused('payment_password_missing');
  const { remembered, comparing } = memoryOf(database);
  const digest = remembered.digestOf({ memberId, hash, given });
  if (remembered.isRemembered(memberId, digest, now)) {
    // The right password clears earlier wrong tries, even if the password was remembered.
    if (state.tries > 0) await forgetPaymentPasswordTries(database.read, memberId);
    return { ok: true, value: true };
  }
  // Concurrent calls of one member with the same password count as one try. Otherwise forty payments at once would lock
  // the payment password.
  const name = digest.toString('base64');
  const comparison = comparing.get(name) ?? compareOnce(platform, { memberId, given, digest }, now);
  comparing.set(name, comparison);
  return comparison.finally(() => comparing.delete(name));
}

/**
 * Returns whether the member proved the given payment password recently. `hash`, `tries` and `lockedUntil` come from
 * the business transaction (`sqlPaymentPassword`). Does not count a try.
 */
export function isPaymentPasswordVerified(
  { database }: Pick<Platform, 'database'>,
  { hash, tries, lockedUntil }: PaymentPasswordJson,
  {
    memberId,
    given,
    now,
  }: { readonly memberId: number; readonly given: string | null | undefined; readonly now: Date },
): boolean {
  if (!given || hash === null || tries > 0 || (lockedUntil !== null && new Date(lockedUntil) > now)) return false;
  const { remembered } = memoryOf(database);
  return remembered.isRemembered(memberId, remembered.digestOf({ memberId, hash, given }), now);
}

type Guess = { readonly memberId: number; readonly given: string; readonly digest: Buffer };

async function compareOnce(platform: Platform, guess: Guess, now: Date): Promise<Answer<true>> {
  const { memberId, given, digest } = guess;
  const { database } = platform;
  const { read } = database;
  const lockedUntil = new Date(now.getTime() + paymentPasswordLockMinutes * 60_000);
  const counted = await countPaymentPasswordTry(read, memberId, {
    now,
    maxTries: maxPaymentPasswordTries,
    lockedUntil,
  });
  if (!counted) return passwordRefusal(await paymentPasswordState(read, memberId), now);
  if (!(await isRightPassword(counted.hash, given))) {
    const isLast = counted.tries >= maxPaymentPasswordTries;
    const facts = { whose: 'member', id: memberId } as const;
    logSecurity(platform, isLast ? 'payment_password_locked' : 'payment_password_failed', facts);
    return refused('payment_password_wrong', { triesLeft: maxPaymentPasswordTries - counted.tries });
  }
  await forgetPaymentPasswordTries(read, memberId);
  memoryOf(database).remembered.remember(memberId, digest, now);
  return { ok: true, value: true };
}

type Memory = { readonly remembered: RememberedPasswords; readonly comparing: Map<string, Promise<Answer<true>>> };

/** Recently verified payment passwords of each database, because in tests one process may serve several databases. */
const memories = new WeakMap<Database, Memory>();

function memoryOf(database: Database): Memory {
  const memory = memories.get(database) ?? { remembered: createRememberedPasswords(), comparing: new Map() };
  memories.set(database, memory);
  return memory;
}

const isLocked = ({ lockedUntil }: PaymentPasswordState, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

function passwordRefusal(state: PaymentPasswordState, now: Date) {
  if (state.hash === null) return refused('payment_password_not_set');
  if (isLocked(state, now)) {
    return refused('payment_password_locked', { lockedUntil: state.lockedUntil?.toISOString() });
  }
  return refused('payment_password_wrong');
}

const rememberedMinutes = 10;
const maxMembers = 10_000;

/**
 * Remembers payment passwords that were right in the last ten minutes, to avoid a slow hash for each payment
 * (docs/decisions/0011).
 */
type RememberedPasswords = {
  digestOf(of: { memberId: number; hash: string; given: string }): Buffer;
  remember(memberId: number, digest: Buffer, now: Date): void;
  isRemembered(memberId: number, digest: Buffer, now: Date): boolean;
};

/**
 * Stores only digests, in memory, with a secret key of this process. A digest includes the stored hash, so a changed
 * password is no longer remembered.
 */
function createRememberedPasswords(): RememberedPasswords {
  const key = createSecretKey(randomBytes(32));
  // Remembered passwords, sorted by the time when the right password was last entered. The oldest entry is dropped
  // first.
  const kept = new Map<number, { readonly digest: Buffer; readonly until: number }>();
  return {
    digestOf: ({ memberId, hash, given }) =>
      createHmac('sha256', key)
        .update(JSON.stringify([memberId, hash, given]))
        .digest(),
    remember: (memberId, digest, now) => {
      kept.delete(memberId);
      kept.set(memberId, { digest, until: now.getTime() + rememberedMinutes * 60_000 });
      const [oldest] = kept.keys();
      if (kept.size > maxMembers && oldest !== undefined) kept.delete(oldest);
    },
    isRemembered: (memberId, digest, now) => {
      const found = kept.get(memberId);
      return found !== undefined && now.getTime() < found.until && timingSafeEqual(found.digest, digest);
    },
  };
}
