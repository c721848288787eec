import { isPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsById, writePassword } from '../member.store.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionsEnded } from '../sessions/sessions-ended.ts';
import { enqueueAccountEmail } from './account-email.job.ts';
import { endExportsOf } from './export/forget-exports.ts';
import { verifyOwner } from './verify-owner.ts';

type ChangeInput = { readonly oldPassword?: string | undefined; readonly password: string };

/** Ends all other sessions, because other people may know the old password. */
export async function changePassword(
  platform: Platform,
  { oldPassword, password }: ChangeInput,
  context: MemberContext,
): Promise<Answer<boolean>> {
  const { caller, now } = context;
  const email = (await credentialsById(platform.database.read, caller.id))?.email;
  // A member without an e-mail address cannot sign in with a password.
  if (!email) return refused('email_missing');
  if (!isPassword(password)) return refused('password_invalid');
  if (await isCommonPassword(password, email)) return refused('password_too_common');
  const owner = await verifyOwner(platform, oldPassword, context);
  if (!owner.ok) return owner;
  const passwordHash = await hashPassword(password);
  await platform.database.transact(async (tx, after) => {
    await writePassword(tx, caller.id, passwordHash);
    await endExportsOf(tx, caller.id, now);
    const ended = await deleteSessionsOf(tx, { memberId: caller.id }, caller.sessionHash);
    await enqueueAccountEmail(tx, { about: 'password_changed', memberId: caller.id, to: email, at: now });
    after(() => sessionsEnded(platform, ended));
    after(platform.wakeJobs);
  });
  return { ok: true, value: true };
}
