import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { bindOpenId, clearOpenId } from '../member.store.ts';
import { isSignInFresh } from '../sessions/open-session.ts';
import type { WeChatPerson } from './ask-we-chat.ts';
import { hashOfVerifier, type WeChatPurpose } from './authorization-state.ts';
import { takeTicket } from './we-chat-ticket.store.ts';

type BindInput = { readonly openId: string; readonly ticket: string; readonly verifier: string };

/**
 * One WeChat account belongs to one member until they unbind it. It signs in only when it was bound soon after a
 * sign-in: whoever stole a token could else bind an account of their own and come back with it for ever. Paying needs
 * no more than to know whom to ask, so there nobody is sent to sign in again.
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

/** It needs consent again before they pay. Who has no mail and password stays bound: nothing else lets them in. */
export async function unbindWeChat({ database }: Platform, { caller }: MemberContext): Promise<Answer<boolean>> {
  return (await clearOpenId(database.read, caller.id)) ? { ok: true, value: true } : refused('wechat_only_way_in');
}

type Shown = {
  readonly openId: string;
  readonly ticket?: string | undefined;
  readonly verifier?: string | undefined;
};

/** Takes what the guest's browser brought back from WeChat. @returns undefined when it proves nothing */
export const personByTicket = (
  executor: Executor,
  { openId, ticket = '', verifier = '' }: Shown,
  purposes: readonly WeChatPurpose[],
  now: Date,
): Promise<WeChatPerson | undefined> =>
  takeTicket(executor, { hash: sha256(ticket), openId, verifierHash: hashOfVerifier(verifier), purposes }, now);
