import { paymentPasswordLockMinutes, paymentPasswordTries } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { isRightPassword } from '../hashed-password.ts';
import { countPaymentPasswordTry, forgetPaymentPasswordTries, paymentPasswordState } from './payment-password.store.ts';

/**
 * Whether it is the member's payment password (decisions §6: 5 wrong tries lock it for 30 minutes). Call it before the
 * business transaction opens: a try counts even when that is rolled back. None given is no guess and not counted.
 * Failures: `payment_password_not_set`, `payment_password_wrong` with `{ triesLeft }`, `payment_password_locked` with
 * `{ lockedUntil }`.
 */
export async function verifyPaymentPassword(
  platform: Platform,
  memberId: number,
  given: string | null | undefined,
  now: Date,
): Promise<Answer<true>> {
  const { read } = platform.database;
  if (!given) return whyNot(platform, memberId, now);
  const lockedUntil = new Date(now.getTime() + paymentPasswordLockMinutes * 60_000);
  const counted = await countPaymentPasswordTry(read, memberId, { now, mostTries: paymentPasswordTries, lockedUntil });
  if (!counted) return whyNot(platform, memberId, now);
  if (!(await isRightPassword(counted.hash, given))) {
    return refused('payment_password_wrong', { triesLeft: paymentPasswordTries - counted.tries });
  }
  await forgetPaymentPasswordTries(read, memberId);
  return { ok: true, value: true };
}

async function whyNot(platform: Platform, memberId: number, now: Date) {
  const { isSet, lockedUntil } = await paymentPasswordState(platform.database.read, memberId);
  if (!isSet) return refused('payment_password_not_set');
  if (lockedUntil !== null && lockedUntil > now) {
    return refused('payment_password_locked', { lockedUntil: lockedUntil.toISOString() });
  }
  return refused('payment_password_wrong');
}
