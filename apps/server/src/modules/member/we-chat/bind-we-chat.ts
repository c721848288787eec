import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { setOpenIdOnce } from '../member.store.ts';
import { personByTicket } from './show-ticket.ts';

type BindInput = { readonly openId: string; readonly ticket: string; readonly verifier: string };

/**
 * Remembers who the member is at WeChat, so that WeChat Pay knows whom to ask for the money. One WeChat account belongs to
 * one member, and stays theirs until they unbind it.
 */
export async function bindWeChat(
  { database }: Platform,
  input: BindInput,
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> {
  const person = await personByTicket(database.read, input, 'pay', now);
  if (!person) return refused('wechat_ticket_missing');
  const isTheirs = await database.transact((tx) => setOpenIdOnce(tx, caller.id, person.openId));
  return isTheirs ? { ok: true, value: true } : refused('wechat_account_taken');
}
