import { countWaysIn } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { lockMember, waysInOf } from '../member.store.ts';
import { isSignInFresh } from '../sessions/open-session.ts';
import { enqueueLinkedEmail } from './linked-email.ts';
import {
  deleteIdentity,
  type IdentityRow,
  identitiesOf,
  insertIdentity,
  lockIdentity,
  memberIdByIdentity,
} from './member-identity.store.ts';
import { personOfTicket, useUpTicket } from './provider-visit.store.ts';
import { shownTicket, type TicketInput } from './sign-in-by-provider.ts';

const keyOf = ({ provider, subject }: Pick<IdentityRow, 'provider' | 'subject'>): string =>
  sha256(`identity:${provider}:${subject}`);

export async function listLinkedSignIns({ database: { read } }: Platform, { caller }: MemberContext) {
  const [linked, ways] = await Promise.all([identitiesOf(read, caller.id), waysInOf(read, caller.id)]);
  return linked.map((one) => ({
    provider: one.provider,
    key: keyOf(one),
    email: one.email,
    linkedAt: one.linkedAt.toISOString(),
    isOnlyWayIn: countWaysIn(ways) === 1,
  }));
}

/**
 * Links a Google or Apple account to the signed-in member. Only a member who signed in within the last 15 minutes may
 * do this. Otherwise the thief of a session token could link the thief's account and sign in with it for ever.
 */
export async function linkSignIn(
  { database, wakeJobs }: Platform,
  input: TicketInput,
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> {
  const ticket = shownTicket(input);
  const person = await personOfTicket(database.read, ticket, now);
  if (!person) return refused('provider_ticket_missing');
  if (!(await isSignInFresh(database.read, caller.sessionHash, now))) return refused('sign_in_too_old');
  return database.transact(async (tx, after): Promise<Answer<boolean>> => {
    await lockIdentity(tx, person);
    if (!(await useUpTicket(tx, ticket, now))) return refused('provider_ticket_missing');
    const owner = await memberIdByIdentity(tx, person);
    if (owner !== undefined && owner !== caller.id) return refused('provider_account_taken');
    if (owner === caller.id) return { ok: true, value: true };
    await insertIdentity(tx, caller.id, person, now);
    await enqueueLinkedEmail(tx, { memberId: caller.id, provider: person.provider, at: now });
    after(wakeJobs);
    return { ok: true, value: true };
  });
}

/** Unlinks a Google or Apple account, unless the member could no longer sign in without it (rule member-54). */
export const unlinkSignIn = (
  { database }: Platform,
  { key }: { readonly key: string },
  { caller }: MemberContext,
): Promise<Answer<boolean>> =>
  database.transact(async (tx: Tx): Promise<Answer<boolean>> => {
    // Without the lock, two calls at the same time could remove the last two ways to sign in.
    await lockMember(tx, caller.id);
    const linked = await identitiesOf(tx, caller.id);
    const chosen = linked.find((one) => keyOf(one) === key);
    if (chosen === undefined) return { ok: true, value: true };
    if (countWaysIn(await waysInOf(tx, caller.id)) === 1) return refused('provider_only_way_in');
    await deleteIdentity(tx, chosen);
    return { ok: true, value: true };
  });
