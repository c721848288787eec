import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';

/**
 * The letter in the OAuth state that encodes the purpose. For `sign_in` and `bind`, WeChat shows a consent page and
 * returns name and picture. For `pay`, WeChat only returns the openId.
 */
const letters = { sign_in: 's', pay: 'p', bind: 'b' } as const;
export type WeChatPurpose = keyof typeof letters;

export type AuthorizationState = {
  readonly purpose: WeChatPurpose;
  /**
   * SHA-256 of a secret in the browser that started the authorization. The ticket is valid only together with this
   * secret.
   */
  readonly verifierHash: string;
};

/** Time within which the guest must come back from WeChat's consent page. */
const stateMs = 15 * 60_000;

/**
 * Returns the OAuth state for WeChat, at most 128 letters and digits. The state contains its own signature, so the
 * server stores nothing for guests who do not come back.
 */
function stateOf(secret: string, { purpose, verifierHash }: AuthorizationState, now: Date): string {
  const endsAt = Math.floor((now.getTime() + stateMs) / 1000);
  const said = `${letters[purpose]}${endsAt.toString(16).padStart(8, '0')}${verifierHash}`;
  return said + proofOf(secret, said);
}

/** Verifies and parses an OAuth state. @returns undefined if the signature is wrong or the state has expired */
export function readState(secret: string, state: string, now: Date): AuthorizationState | undefined {
  const [, said, sign, endsAt, verifierHash, proof] =
    /^(([spb])([0-9a-f]{8})([0-9a-f]{64}))([0-9a-f]{40})$/.exec(state) ?? [];
  if (!said || !endsAt || !verifierHash || !proof) return undefined;
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, said)))) return undefined;
  if (Number.parseInt(endsAt, 16) * 1000 < now.getTime()) return undefined;
  return { purpose: purposeOf(sign), verifierHash };
}

function purposeOf(letter: string | undefined): WeChatPurpose {
  if (letter === letters.bind) return 'bind';
  return letter === letters.pay ? 'pay' : 'sign_in';
}

export const hashOfVerifier = (verifier: string): string => sha256(`wechat:${verifier}`);

const proofOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`wechat-state:${said}`).digest('hex').slice(0, 40);

type WeChatAuthorization = {
  /** The URL that the guest opens with a tap. It redirects to WeChat, and WeChat redirects back. */
  readonly url: string;
  /**
   * A secret that the browser stores and sends with the ticket. A ticket from a link that another person started is
   * therefore useless in this browser.
   */
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
