import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';

/**
 * Signing in and binding show WeChat's consent and tell name and picture; paying needs only to know who it is. Each with
 * the letter that stands for it in the state.
 */
const letters = { sign_in: 's', pay: 'p', bind: 'b' } as const;
export type WeChatPurpose = keyof typeof letters;

export type AuthorizationState = {
  readonly purpose: WeChatPurpose;
  /** SHA-256 of the secret that the asking browser keeps: whoever brings the ticket back must know it. */
  readonly verifierHash: string;
};

/** How long a guest may think about WeChat's question. */
const stateMs = 15 * 60_000;

/** Letters and digits, at most 128. It carries its own proof: nothing is stored for those who never come back. */
function stateOf(secret: string, { purpose, verifierHash }: AuthorizationState, now: Date): string {
  const endsAt = Math.floor((now.getTime() + stateMs) / 1000);
  const said = `${letters[purpose]}${endsAt.toString(16).padStart(8, '0')}${verifierHash}`;
  return said + proofOf(secret, said);
}

/** @returns undefined when the state is not ours, or too old */
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
