import { generateKeyPairSync } from 'node:crypto';
import { createDeliveries, type Deliveries, type WebhookRequest } from '../gateways/deliveries.ts';
import type { WeChatFaultControls } from './fault-controls.ts';
import type { WeChatKeys } from './keys.ts';
import type { Notice } from './pay/objects.ts';
import { signatureHeaders } from './signatures.ts';
import type { WeChatState } from './state.ts';

type Options = {
  readonly keys: WeChatKeys;
  readonly state: WeChatState;
  readonly faults: WeChatFaultControls;
  /** Where the product listens, asked before each delivery: this stand-in tells nobody else, whatever host a merchant names. */
  readonly productUrl: () => string;
};

const giveUpAfterMs = 24 * 60 * 60_000;
const longestPauseMs = 300_000;
/** pay.weixin.qq.com: whoever has not answered within 5 seconds is told again. */
const answerTimeoutMs = 5_000;

/** Notifies as WeChat Pay does, the same bytes under a signature of their own each time; a 200 or 204 is the answer to it. */
export function createNoticeDeliveries({ keys, state, faults, productUrl }: Options): Deliveries<Notice> {
  const requestOf = ({ target, body }: Notice, signed: WeChatKeys): WebhookRequest => ({
    target: atProduct(target, productUrl()),
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/4.0', ...signatureHeaders(signed, body) },
    body,
  });
  return createDeliveries<Notice>({
    faults,
    answerTimeoutMs,
    request: (notice) => requestOf(notice, keys),
    forged: (notice) => requestOf(notice, { ...keys, platformPrivateKey: strangersKey() }),
    isTaken: (status) => status === 200 || status === 204,
    pauseMs: (tries, { createdAt }) =>
      Date.now() - createdAt > giveUpAfterMs ? undefined : Math.min(1000 * 2 ** tries, longestPauseMs),
    end: ({ id }) => state.commit([{ kind: 'delivered', noticeId: id }]),
  });
}

const atProduct = (target: string, product: string): string =>
  URL.canParse(target) && URL.canParse(product) ? new URL(new URL(target).pathname, product).href : '';

const strangersKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
