import type { Executor } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/tokens.ts';
import type { WeChatPerson } from './ask-we-chat.ts';
import { hashOfVerifier, type WeChatPurpose } from './authorization-state.ts';
import { takeTicket } from './we-chat-ticket.store.ts';

type Shown = {
  readonly openId: string;
  readonly ticket?: string | undefined;
  readonly verifier?: string | undefined;
};

/** Takes what the guest's browser brought back from WeChat. @returns undefined when it proves nothing */
export const personByTicket = (
  executor: Executor,
  { openId, ticket = '', verifier = '' }: Shown,
  purpose: WeChatPurpose,
  now: Date,
): Promise<WeChatPerson | undefined> =>
  takeTicket(executor, { hash: sha256(ticket), openId, verifierHash: hashOfVerifier(verifier), purpose }, now);
