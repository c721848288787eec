import { countWaysIn } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { bindOpenId, clearOpenId, lockMember, waysInOf } from '../member.store.ts';
import { isSignInFresh } from '../sessions/open-session.ts';
import { hashOfVerifier, type WeChatPurpose } from './authorization-state.ts';
import type { WeChatPerson } from './we-chat-api.ts';
import { consumeWeChatTicket } from './we-chat-ticket.store.ts';

type BindInput = { readonly openId: string; readonly ticket: string; readonly verifier: string };

/**
 * Binds a WeChat account to the member. The WeChat account can sign in only if the member signed in during the last 15
 * minutes. Otherwise the thief of a session token could bind the thief's WeChat account and sign in with it for ever.
 * To pay, a WeChat account needs no recent sign-in.
 */
export async function bindWeChat(
  { database }: Platform,
  input: BindInput,
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> {
  const person = await personByTicket(database.read, input, ['pay', 'bind'], now);
  if (!person) return refused('wechat_ticket_missing');
  const maySignIn = await isSignInFresh(database.read, caller.sessionHash, now);
  const binding = { openId: person.openId, maySignIn };
  const isTheirs = await database.transact((tx) => bindOpenId(tx, caller.id, binding));
  return isTheirs ? { ok: true, value: true } : refused('wechat_account_taken');
}

/**
 * Unbinds the member's WeChat account. Refuses if the member could not sign in without the WeChat account (rule
 * member-54). The next payment by WeChat needs a new authorization by WeChat.
 */
export async function unbindWeChat({ database }: Platform, { caller }: MemberContext): Promise<Answer<boolean>> {
  return database.transact(async (tx): Promise<Answer<boolean>> => {
    // Lock the member's row, because a concurrent call may remove the member's last other way to sign in.
    await lockMember(tx, caller.id);
    const ways = await waysInOf(tx, caller.id);
    if (ways.hasWeChat && countWaysIn(ways) === 1) return refused('wechat_only_way_in');
    await clearOpenId(tx, caller.id);
    return { ok: true, value: true };
  });
}

type Shown = {
  readonly openId: string;
  readonly ticket?: string | undefined;
  readonly verifier?: string | undefined;
};

/**
 * Uses up the ticket that the guest's browser received after WeChat's authorization. @returns undefined if the ticket
 * is invalid
 */
export const personByTicket = (
  executor: Executor,
  { openId, ticket = '', verifier = '' }: Shown,
  purposes: readonly WeChatPurpose[],
  now: Date,
): Promise<WeChatPerson | undefined> =>
  consumeWeChatTicket(
    executor,
    { hash: sha256(ticket), openId, verifierHash: hashOfVerifier(verifier), purposes },
    now,
  );
