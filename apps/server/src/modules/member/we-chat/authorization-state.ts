import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';

/**
 * Signing in and binding show WeChat's consent and return name and picture. Paying only needs the openId. Each letter
 * encodes the purpose in the state.
 */
const letters = { sign_in: 's', pay: 'p', bind: 'b' } as const;
export type WeChatPurpose = keyof typeof letters;

export type AuthorizationState = {
  readonly purpose: WeChatPurpose;
  /** SHA-256 of the secret that the starting browser stores. The ticket is only valid together with the secret. */
  readonly verifierHash: string;
};

/** The guest's time limit for WeChat's consent. */
const stateMs = 15 * 60_000;

/** Letters and digits, at most 128. It carries its own signature, so nothing is stored for guests who do not return. */
function stateOf(secret: string, { purpose, verifierHash }: AuthorizationState, now: Date): string {
  const endsAt = Math.floor((now.getTime() + stateMs) / 1000);
  const said = `${letters[purpose]}${endsAt.toString(16).padStart(8, '0')}${verifierHash}`;
  return said + proofOf(secret, said);
}

/** @returns undefined if the state is not ours or has expired */
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
  /** The guest opens it with a tap. It leads to WeChat and back. */
  readonly url: string;
  /** The browser stores it and sends it with the ticket, so that a link started by another person is useless here. */
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
