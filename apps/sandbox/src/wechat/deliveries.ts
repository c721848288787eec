import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WeChatKeys } from './keys.ts';
import { happens, type WeChatKnobs } from './knobs.ts';
import type { Notice } from './objects.ts';
import { signatureHeaders } from './signatures.ts';
import type { WeChatState } from './state.ts';

export interface Deliveries {
  /** Tells the merchant, at least once each. */
  send(notices: readonly Notice[]): void;
  /** Ends all waiting; what was not taken is sent after the next start. */
  close(): void;
}

type Options = {
  readonly keys: WeChatKeys;
  readonly state: WeChatState;
  readonly knobs: WeChatKnobs;
  /** Where the product listens, asked before each delivery: this stand-in tells nobody else, whatever host a merchant names. */
  readonly productUrl: () => string;
};

const giveUpAfterMs = 24 * 60 * 60_000;
const longestPauseMs = 300_000;
const overtakenMs = 1500;
/** pay.weixin.qq.com: whoever has not answered within 5 seconds is told again. */
const answerTimeoutMs = 5_000;

/** Notifies as WeChat Pay does: signed anew each time, again and again until a 2xx, in no promised order. */
export function createDeliveries({ keys, state, knobs, productUrl }: Options): Deliveries {
  const ending = new AbortController();
  const isOpen = () => !ending.signal.aborted;
  const post = (target: string, body: string, headers: Record<string, string>) =>
    postTo({ target, body, headers, ending: ending.signal });
  const targetOf = ({ target }: Notice) => {
    const base = productUrl();
    return URL.canParse(target) && URL.canParse(base) ? new URL(new URL(target).pathname, base).href : '';
  };
  async function deliver(notice: Notice): Promise<void> {
    await pause(knobs.delayMs + (happens(knobs, 'outOfOrder') ? overtakenMs : 0), ending.signal);
    if (!isOpen()) return;
    if (happens(knobs, 'drop')) return state.commit([{ kind: 'delivered', noticeId: notice.id }]);
    if (happens(knobs, 'badSignature')) await post(targetOf(notice), notice.body, strangersHeaders(keys, notice.body));
    const times = happens(knobs, 'duplicate') ? 2 : 1;
    const tell = () => post(targetOf(notice), notice.body, signatureHeaders(keys, notice.body));
    const tellAll = async () => (await Promise.all(Array.from({ length: times }, tell))).every(Boolean);
    for (let pauseMs = 1000; isOpen() && !(await tellAll()); pauseMs *= 2) {
      if (Date.now() - notice.createdAt > giveUpAfterMs) break;
      await pause(Math.min(pauseMs, longestPauseMs), ending.signal);
    }
    if (isOpen()) state.commit([{ kind: 'delivered', noticeId: notice.id }]);
  }
  return {
    send: (notices) => {
      for (const notice of notices) void deliver(notice);
    },
    close: () => ending.abort(),
  };
}

/** Ends early, without a fault, when everything is being closed; keeps no process alive. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Signed by somebody who is not WeChat Pay, under its name. */
function strangersHeaders(keys: WeChatKeys, body: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return signatureHeaders({ ...keys, platformPrivateKey: privateKey }, body);
}

type Post = {
  readonly target: string;
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly ending: AbortSignal;
};

async function postTo({ target, body, headers, ending }: Post): Promise<boolean> {
  if (target === '') return false;
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/4.0', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(answerTimeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.status === 200 || answer.status === 204;
  } catch {
    return false;
  }
}
