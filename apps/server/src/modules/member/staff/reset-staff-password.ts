import { isPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../hashed-password.ts';
import { hasActiveSecondFactor } from '../second-factor/second-factor.store.ts';
import { openStaffSession } from '../sessions/open-session.ts';
import { sessionCacheOf } from '../sessions/session-cache.ts';
import { forgetFailuresOf } from '../sign-in/check-credentials.ts';
import type { SignedInStaff } from '../sign-in/login.ts';
import { staffForNewPassword } from './staff.store.ts';
import { replacePassword } from './staff-passwords.ts';

type ResetInput = { readonly login: string; readonly code: string; readonly password: string };

/**
 * Sets a new staff password with a mailed code (rule member-40). Ends all sessions of the account and signs the caller
 * in. A caller whose account has a second factor gets no token, because the mailed code does not replace the second
 * factor.
 */
export async function resetStaffPassword(
  platform: Platform,
  { login: name, code, password }: ResetInput,
  context: Context,
): Promise<Answer<Omit<SignedInStaff, 'token'> & { token: string | null }>> {
  if (!isPassword(password)) return refused('password_invalid');
  if (await isCommonPassword(password, name)) return refused('password_too_common');
  const { database } = platform;
  const accounts = await staffForNewPassword(database.read, name);
  const [staff] = accounts;
  const given = { email: name, mailbox: staff?.email ?? name, purpose: 'staff_password', code } as const;
  const taken = await consumeCode(platform, given, context);
  if (!taken.ok) return taken;
  if (!staff || accounts.length > 1) return refused('code_wrong');
  // Check the new password only after the code, because the refusal reveals something about the login of the account.
  if (await isCommonPassword(password, staff.login)) return refused('password_too_common');
  const passwordHash = await hashPassword(password);
  const token = await database.transact(async (tx, after) => {
    await replacePassword(tx, staff.id, { passwordHash });
    after(() => sessionCacheOf(database).clear());
    return (await hasActiveSecondFactor(tx, staff.id)) ? null : openStaffSession(tx, staff.id, context);
  });
  await forgetFailuresOf(platform, { whose: 'staff', name: staff.login, account: { ...staff, passwordHash } }, context);
  return { ok: true, value: { token, role: staff.role, name: staff.name } };
}
