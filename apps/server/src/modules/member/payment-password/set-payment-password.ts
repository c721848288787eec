import { isSimplePaymentPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { checkAccountPassword, type OwnerContext } from '../account/verify-owner.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsById } from '../member.store.ts';
import { paymentPasswordState, replacePaymentPassword, writePaymentPassword } from './payment-password.store.ts';
import { verifyPaymentPassword } from './verify-payment-password.ts';

type SetInput = {
  readonly password: string;
  readonly oldPaymentPassword?: string | undefined;
  readonly paymentPassword: string;
};

/**
 * Sets or changes the payment password. Needs the account password and, for a change, the current payment password.
 * Wrong passwords count as tries. Only a mailed code ends a lock.
 */
export async function setPaymentPassword(
  platform: Platform,
  input: SetInput,
  by: OwnerContext,
): Promise<Answer<boolean>> {
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
  // False means that a concurrent change replaced the payment password, so the given old password is wrong now.
  return isReplaced ? { ok: true, value: true } : refused('payment_password_wrong');
}

/**
 * Replaces a forgotten payment password. Needs a code mailed to the member's e-mail address, because a session token
 * may be stolen. Also ends a lock.
 */
export async function resetPaymentPassword(
  platform: Platform,
  { code, paymentPassword }: { code: string; paymentPassword: string },
  context: MemberContext,
): Promise<Answer<boolean>> {
  if (isSimplePaymentPassword(paymentPassword)) return refused('payment_password_too_simple');
  const { read } = platform.database;
  const email = (await credentialsById(read, context.caller.id))?.email;
  // A member from WeChat without an e-mail address cannot receive a code.
  if (!email) return refused('code_wrong');
  const taken = await consumeCode(platform, { email, purpose: 'payment_password', code }, context);
  if (!taken.ok) return taken;
  await writePaymentPassword(read, context.caller.id, await hashPassword(paymentPassword));
  return { ok: true, value: true };
}
