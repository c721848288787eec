import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { bindOpenId } from '../member.store.ts';
import { isSignInFresh } from '../sessions/is-sign-in-fresh.ts';
import { personByTicket } from './show-ticket.ts';

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
  const person = await personByTicket(database.read, input, 'pay', now);
  if (!person) return refused('wechat_ticket_missing');
  const maySignIn = await isSignInFresh(database.read, caller.sessionHash, now);
  const binding = { openId: person.openId, maySignIn };
  const isTheirs = await database.transact((tx) => bindOpenId(tx, caller.id, binding));
  return isTheirs ? { ok: true, value: true } : refused('wechat_account_taken');
}
