import { isEmail } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { createMember, credentialsByEmail, nameFromEmail, setInviterOnce } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { openMemberSession } from '../sessions/open-session.ts';
import type { SignedInMember } from './login.ts';
import { readInviterId } from './register.ts';

type SignInInput = {
  readonly email: string;
  readonly code: string;
  readonly inviterId?: string | number | undefined;
};

/**
 * Signs in with a mailed code and no password (rule member-50). If the e-mail address has no account, an account is
 * created. Only the owner of the mailbox learns whether the account is new.
 */
export async function signInByCode(
  platform: Platform,
  links: MemberDependencies,
  { email, code, inviterId }: SignInInput,
  context: Context,
): Promise<Answer<SignedInMember>> {
  if (!isEmail(email)) return refused('email_invalid');
  const taken = await consumeCode(platform, { email, purpose: 'sign_in', code }, context);
  if (!taken.ok) return taken;
  const inviter = readInviterId(inviterId);
  const signedIn = await platform.database.transact(async (tx) => {
    const { memberId, isNew } = await findOrCreate(tx, email, context);
    if (isNew && inviter !== undefined) await setInviterOnce(tx, memberId, inviter);
    return { ...(await openMemberSession(tx, memberId, context)), memberId, isNew };
  });
  const { isNew, ...session } = signedIn;
  const isNewPeople = isNew || (await links.isNewPeople(session.memberId));
  return { ok: true, value: { ...session, isNewPeople } };
}

type Found = { readonly memberId: number; readonly isNew: boolean };

/** Two codes of one mailbox may be used at the same time. Then one call creates the account, and both sign in to it. */
async function findOrCreate(tx: Tx, email: string, { language, now }: Context): Promise<Found> {
  const known = await credentialsByEmail(tx, email);
  if (known) return { memberId: known.id, isNew: false };
  const created = await createMember(tx, { email, passwordHash: null, name: nameFromEmail(email), language }, now);
  if (created !== undefined) return { memberId: created, isNew: true };
  const winner = await credentialsByEmail(tx, email);
  if (!winner) throw new Error('a member could neither be found nor created');
  return { memberId: winner.id, isNew: false };
}
