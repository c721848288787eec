import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { bindOpenId, clearOpenId } from '../member.store.ts';
import { isSignInFresh } from '../sessions/open-session.ts';
import { hashOfVerifier, type WeChatPurpose } from './authorization-state.ts';
import type { WeChatPerson } from './we-chat-api.ts';
import { consumeWeChatTicket } from './we-chat-ticket.store.ts';

type BindInput = { readonly openId: string; readonly ticket: string; readonly verifier: string };

/**
 * One WeChat account belongs to one member until they unbind it. It can sign in only if it was bound soon after a
 * sign-in. Otherwise a stolen token could bind the thief's account and sign in with it for ever. Paying only needs the
 * openId, so it requires no fresh sign-in.
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
 * After unbinding, paying needs WeChat's consent again. A member without e-mail and password stays bound, because
 * WeChat is their only way to sign in.
 */
export async function unbindWeChat({ database }: Platform, { caller }: MemberContext): Promise<Answer<boolean>> {
  return (await clearOpenId(database.read, caller.id)) ? { ok: true, value: true } : refused('wechat_only_way_in');
}

type Shown = {
  readonly openId: string;
  readonly ticket?: string | undefined;
  readonly verifier?: string | undefined;
};

/** Uses up the ticket that the guest's browser received from WeChat. @returns undefined if the ticket is invalid */
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
