import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken } from '../../../platform/tokens.ts';
import { hashOfVerifier, stateOf, type WeChatPurpose } from './authorization-state.ts';

export type WeChatAuthorization = {
  /** Opened by the guest's tap; leads to WeChat and back. */
  readonly url: string;
  /** Kept by the browser that asked, and shown with the ticket: a link that somebody else started is worth nothing here. */
  readonly verifier: string;
};

export function startWeChatAuthorization(
  { config, signingSecret }: Platform,
  purpose: WeChatPurpose,
  now: Date,
): Answer<WeChatAuthorization> {
  if (!config.wechat) return refused('wechat_not_supported_here');
  const verifier = randomToken();
  const state = stateOf(signingSecret, { purpose, verifierHash: hashOfVerifier(verifier) }, now);
  return { ok: true, value: { url: `/rest/member/weChat/authorize?state=${state}`, verifier } };
}
