import { isEmail, isPassword } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../hashed-password.ts';
import { createMember, nameFromEmail, setInviterOnce } from '../member.store.ts';
import { openMemberSession } from '../sessions/open-session.ts';
import type { SignedInMember } from './login.ts';

type RegisterInput = {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly username?: string | undefined;
  readonly inviterId?: string | number | undefined;
};

/**
 * Registers a member with a mailed code and signs the member in. Every code is wrong for an e-mail address that already
 * has a member.
 */
export async function register(
  platform: Platform,
  input: RegisterInput,
  context: Context,
): Promise<Answer<SignedInMember>> {
  const { email, code } = input;
  if (!isEmail(email)) return refused('email_invalid');
  if (!isPassword(input.password)) return refused('password_invalid');
  if (await isCommonPassword(input.password, email)) return refused('password_too_common');
  const taken = await consumeCode(platform, { email, purpose: 'register', code }, context);
  if (!taken.ok) return taken;
  const passwordHash = await hashPassword(input.password);
  const name = input.username ?? nameFromEmail(email);
  const inviterId = readInviterId(input.inviterId);
  return platform.database.transact(async (tx) => {
    const memberId = await createMember(tx, { email, passwordHash, name, language: context.language }, context.now);
    if (memberId === undefined) return refused('code_wrong');
    if (inviterId !== undefined) await setInviterOnce(tx, memberId, inviterId);
    const session = await openMemberSession(tx, memberId, context);
    return { ok: true, value: { ...session, memberId, isNewPeople: true } };
  });
}

/** Reads the inviter's id from an invitation link. An invalid id is ignored, so that the guest can still register. */
export function readInviterId(sent: string | number | undefined): number | undefined {
  if (sent === undefined || !/^\d{1,15}$/.test(String(sent))) return undefined;
  const id = Number(sent);
  return id > 0 ? id : undefined;
}
