import { type AccountOfEmail, needsMailedCode } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { type Credentials, createMember, credentialsByEmail, nameFromEmail, setInviterOnce } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { openMemberSession } from '../sessions/open-session.ts';
import type { SignedInMember } from '../sign-in/login.ts';
import { readInviterId } from '../sign-in/register.ts';
import { enqueueLinkedEmail } from './linked-email.ts';
import { insertIdentity, lockIdentity, memberIdByIdentity } from './member-identity.store.ts';
import type { ProviderPerson } from './provider-person.ts';
import { personOfTicket, type ShownTicket, useUpTicket } from './provider-visit.store.ts';
import { hashOfVerifier } from './start-visit.ts';

export type TicketInput = { readonly ticket: string; readonly verifier: string };

type SignInInput = TicketInput & {
  readonly code?: string | undefined;
  readonly inviterId?: string | number | undefined;
};

export const shownTicket = ({ ticket, verifier }: TicketInput): ShownTicket => ({
  hash: sha256(ticket),
  verifierHash: hashOfVerifier(verifier),
});

/**
 * Signs in a guest whom Google or Apple has authenticated (rule member-52). A first sign-in creates the member, or
 * links the account to the member with the same verified e-mail address (rule member-53).
 */
export async function signInByProvider(
  platform: Platform,
  links: MemberDependencies,
  input: SignInInput,
  context: Context,
): Promise<Answer<SignedInMember>> {
  const ticket = shownTicket(input);
  const person = await personOfTicket(platform.database.read, ticket, context.now);
  if (!person) return refused('provider_ticket_missing');
  const { code, inviterId } = input;
  const { email } = person;
  if (code !== undefined && email !== null) {
    const taken = await consumeCode(platform, { email, purpose: 'sign_in', code }, context);
    if (!taken.ok) return taken;
  }
  const signedIn = await platform.database.transact(async (tx, after) => {
    await lockIdentity(tx, person);
    // Another call may have used the ticket while this call waited for the lock.
    if (!(await personOfTicket(tx, ticket, context.now))) return refused('provider_ticket_missing');
    const found = await findOrCreate(tx, person, code !== undefined, context);
    if (found === 'code_needed') return refused('email_code_needed', { email });
    await useUpTicket(tx, ticket, context.now);
    const inviter = readInviterId(inviterId);
    if (found.isNew && inviter !== undefined) await setInviterOnce(tx, found.memberId, inviter);
    after(platform.wakeJobs);
    return { ok: true as const, value: { ...(await openMemberSession(tx, found.memberId, context)), ...found } };
  });
  if (!signedIn.ok) return signedIn;
  const { isNew, ...session } = signedIn.value;
  const isNewPeople = isNew || (await links.isNewPeople(session.memberId));
  return { ok: true, value: { ...session, isNewPeople } };
}

type Found = { readonly memberId: number; readonly isNew: boolean };

/**
 * Returns the member of a person whom Google or Apple has authenticated. Creates the member if none exists.
 * `isEmailProved` is true if the guest has entered a code that was mailed to the person's e-mail address.
 */
async function findOrCreate(
  tx: Tx,
  person: ProviderPerson,
  isEmailProved: boolean,
  context: Context,
): Promise<Found | 'code_needed'> {
  const linked = await memberIdByIdentity(tx, person);
  if (linked !== undefined) return { memberId: linked, isNew: false };
  const owner = person.email === null ? undefined : await credentialsByEmail(tx, person.email);
  const { emailProof } = person;
  if (emailProof !== null && !isEmailProved && needsMailedCode(emailProof, accountOf(owner))) return 'code_needed';
  const memberId = owner?.id ?? (await create(tx, person, context));
  // A concurrent sign-in by code has created the account, so the second call of this function finds it.
  if (memberId === undefined) return findOrCreate(tx, person, isEmailProved, context);
  await insertIdentity(tx, memberId, person, context.now);
  if (owner) await enqueueLinkedEmail(tx, { memberId, provider: person.provider, at: context.now });
  return { memberId, isNew: owner === undefined };
}

function accountOf(owner: Credentials | undefined): AccountOfEmail {
  if (!owner) return 'none';
  return owner.passwordHash === null ? 'without_password' : 'with_password';
}

function create(tx: Tx, { email, name }: ProviderPerson, { language, now }: Context): Promise<number | undefined> {
  const shown = name ?? (email === null ? defaultName : nameFromEmail(email));
  return createMember(tx, { email, passwordHash: null, name: shown, language }, now);
}

/** The name of a guest whose provider sends neither a name nor an e-mail address. */
const defaultName = 'Guest';
