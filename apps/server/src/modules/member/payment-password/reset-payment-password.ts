import { isSimplePaymentPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { takeCode } from '../codes/take-code.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsById } from '../member.store.ts';
import { writePaymentPassword } from './payment-password.store.ts';

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
