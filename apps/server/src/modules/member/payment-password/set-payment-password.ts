import { isSimplePaymentPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { countTowards, forgetCounts } from '../../../platform/limits/throttle.store.ts';
import type { Platform } from '../../../platform/module.ts';
import { takeCode } from '../codes/take-code.ts';
import { hashPassword, isRightPassword } from '../hashed-password.ts';
import { credentialsById } from '../member.store.ts';
import { logSecurity } from '../security-log.ts';
import { paymentPasswordState, replacePaymentPassword, writePaymentPassword } from './payment-password.store.ts';
import { verifyPaymentPassword } from './verify-payment-password.ts';

/** Wrong account passwords of one session: whoever holds a stolen token does not keep the owner out elsewhere. */
const maxFailuresOfSession = 10;
const windowSeconds = 15 * 60;

type SetInput = {
  readonly password: string;
  readonly oldPaymentPassword?: string | undefined;
  readonly paymentPassword: string;
};

type By = {
  readonly caller: { readonly id: number; readonly sessionHash: string };
  readonly ip: string;
  readonly now: Date;
};

/** Needs the account's password and the payment password that stands; tries count. Only a mailed code lifts a lock. */
export async function setPaymentPassword(platform: Platform, input: SetInput, by: By): Promise<Answer<boolean>> {
  const { read } = platform.database;
  const { caller, now } = by;
  const owner = await checkAccountPassword(platform, input.password, by);
  if (!owner.ok) return owner;
  const { hash: before } = await paymentPasswordState(read, caller.id);
  if (before !== null) {
    const verified = await verifyPaymentPassword(platform, caller.id, input.oldPaymentPassword, now);
    if (!verified.ok) return verified;
  }
  if (isSimplePaymentPassword(input.paymentPassword)) return refused('payment_password_too_simple');
  const hash = await hashPassword(input.paymentPassword);
  const isReplaced = await replacePaymentPassword(read, caller.id, { before, hash });
  // Somebody else changed it at this moment: what was given as the old one is no longer.
  return isReplaced ? { ok: true, value: true } : refused('payment_password_wrong');
}

async function checkAccountPassword(platform: Platform, given: string, { caller, ip, now }: By): Promise<Answer<true>> {
  const { read } = platform.database;
  const subject = `account password in session ${caller.sessionHash}`;
  const facts = { whose: 'member', id: caller.id, ip } as const;
  const counted = await countTowards(read, { subject, most: maxFailuresOfSession, seconds: windowSeconds }, now);
  if (!counted.isWithin) {
    logSecurity(platform, 'sign_in_locked', facts);
    return refused('sign_in_paused');
  }
  const member = await credentialsById(read, caller.id);
  if (!(await isRightPassword(member?.passwordHash, given))) {
    logSecurity(platform, 'sign_in_failed', facts);
    return refused('login_failed');
  }
  await forgetCounts(read, [subject]);
  return { ok: true, value: true };
}

/** With a code mailed to the account's own address, which also ends a lock: a stolen token is not enough. */
export async function resetPaymentPassword(
  platform: Platform,
  { code, paymentPassword }: { code: string; paymentPassword: string },
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  if (isSimplePaymentPassword(paymentPassword)) return refused('payment_password_too_simple');
  const { read } = platform.database;
  const email = (await credentialsById(read, caller.id))?.email;
  // Who signed in through a chat app and left no address can be mailed nothing.
  if (!email) return refused('code_wrong');
  const taken = await takeCode(platform, { email, purpose: 'payment_password', code }, now);
  if (!taken.ok) return taken;
  await writePaymentPassword(read, caller.id, await hashPassword(paymentPassword));
  return { ok: true, value: true };
}
