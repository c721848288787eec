import { isEmail, isPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { endExportsOf } from '../account/export/forget-exports.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsByEmail, writePassword } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { openMemberSession } from '../sessions/open-session.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionsEnded } from '../sessions/sessions-ended.ts';
import { forgetFailuresOf } from './check-credentials.ts';
import type { SignedInMember } from './login.ts';

/** Sets a new password with a mailed code, ends all sessions of the member and signs the caller in. */
export async function resetPassword(
  platform: Platform,
  links: MemberDependencies,
  input: { email: string; code: string; password: string },
  context: Context,
): Promise<Answer<SignedInMember>> {
  const { email, code, password } = input;
  if (!isEmail(email)) return refused('email_invalid');
  if (!isPassword(password)) return refused('password_invalid');
  if (await isCommonPassword(password, email)) return refused('password_too_common');
  const taken = await consumeCode(platform, { email, purpose: 'forget', code }, context);
  if (!taken.ok) return taken;
  const member = await credentialsByEmail(platform.database.read, email);
  if (!member) return refused('code_wrong');
  const passwordHash = await hashPassword(password);
  const session = await platform.database.transact(async (tx, after) => {
    await writePassword(tx, member.id, passwordHash);
    await endExportsOf(tx, member.id, context.now);
    const ended = await deleteSessionsOf(tx, { memberId: member.id });
    after(() => sessionsEnded(platform, ended));
    return openMemberSession(tx, member.id, context);
  });
  await forgetFailuresOf(platform, { whose: 'member', name: email, account: { ...member, passwordHash } }, context);
  const isNewPeople = await links.isNewPeople(member.id);
  return { ok: true, value: { ...session, memberId: member.id, isNewPeople } };
}
