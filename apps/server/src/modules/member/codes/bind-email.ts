import { isEmail, isSimplePaymentPassword } from '@chifan/domain/member';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsById, writeFirstEmail } from '../member.store.ts';
import { replacePaymentPassword } from '../payment-password/payment-password.store.ts';
import { isSignInFresh } from '../sessions/open-session.ts';
import { consumeCode } from './consume-code.ts';

type BindInput = { readonly email: string; readonly code: string; readonly paymentPassword?: string | undefined };

/**
 * Binds the first e-mail address of a member from WeChat, and may set the first payment password. The account has no
 * password, so only a sign-in within the last 15 minutes proves the owner. Otherwise the thief of a session token could
 * bind the thief's own address and reset all passwords. Only the right code reveals that another account has the
 * address.
 */
export async function bindEmail(
  platform: Platform,
  { email, code, paymentPassword }: BindInput,
  context: MemberContext,
): Promise<Answer<boolean>> {
  const { caller, now } = context;
  if (!isEmail(email)) return refused('email_invalid');
  if (paymentPassword !== undefined && isSimplePaymentPassword(paymentPassword)) {
    return refused('payment_password_too_simple');
  }
  const { read } = platform.database;
  if ((await credentialsById(read, caller.id))?.email) return refused('email_bound_already');
  if (!(await isSignInFresh(read, caller.sessionHash, now))) return refused('sign_in_too_old');
  const taken = await consumeCode(platform, { email, purpose: 'change_email', code }, context);
  if (!taken.ok) return taken;
  const hash = paymentPassword === undefined ? null : await hashPassword(paymentPassword);
  try {
    return await platform.database.transact(async (tx) => {
      if (!(await writeFirstEmail(tx, caller.id, email))) return refused('email_bound_already');
      if (hash !== null) await replacePaymentPassword(tx, caller.id, { before: null, hash });
      return { ok: true, value: true };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email_key')) return refused('email_taken');
    throw error;
  }
}
