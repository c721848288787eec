import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { WeChatConfig } from '../../../../platform/config.ts';
import { loadOnce } from '../../../../platform/loading/load-once.ts';

/** Sends signed requests to WeChat Pay, and verifies the signature of each response. */
export type WeChatClient = {
  get(path: string, query: Readonly<Record<string, string>>): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** Downloads a file, which WeChat Pay does not sign. */
  download(url: string): Promise<Buffer>;
};

/** An error response of WeChat Pay. The error does not contain the request, because the request contains our key. */
export class WeChatRefusal extends Error {
  readonly isUnknown: boolean;
  readonly isTheirFault: boolean;
  readonly code: string;
  constructor(status: number, code: string, words: string) {
    super(`WeChat Pay refused: ${status} ${code} ${words}`);
    this.code = code;
    this.isUnknown = status === 404;
    this.isTheirFault = status >= 500 || status === 429;
  }
}

const refusal = z.object({ code: z.string(), message: z.string().default('') });
const timeoutMs = 10_000;
/**
 * Delays between tries. Each request contains our payment or refund number, so a repeated request has no second effect.
 */
const pausesMs = [100, 400];

export function createWeChatClient(config: WeChatConfig): WeChatClient {
  const v3 = loadOnce(() => openV3(config));
  // Names the key with which WeChat Pay shall sign its response. Two keys are valid while an account changes from
  // certificates to the public key.
  const [serial = ''] = Object.keys(config.platformKeys);
  const headers = { 'Wechatpay-Serial': serial };
  return {
    get: (path, query) => retried(async () => (await (await v3()).get<unknown>(path, { params: query, headers })).data),
    post: (path, body) => retried(async () => (await (await v3()).post<unknown>(path, body, { headers })).data),
    download: (url) =>
      retried(async () =>
        Buffer.from((await (await v3()).get<ArrayBuffer>(url, { headers, responseType: 'arraybuffer' })).data),
      ),
  };
}

async function openV3(config: WeChatConfig) {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const { v3 } = new Decorator({
    mchid: config.mchId,
    serial: config.merchantSerial,
    privateKey: config.merchantKey,
    certs: { ...config.platformKeys },
    baseURL: config.payApi,
    timeout: timeoutMs,
    maxRedirects: 0,
  });
  return v3;
}

async function retried<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await call();
    } catch (error) {
      const failure = withoutRequest(error);
      if (failure instanceof WeChatRefusal && !failure.isTheirFault) throw failure;
      await sleep(pauseMs);
    }
  }
  return call().catch((error: unknown) => {
    throw withoutRequest(error);
  });
}

const libraryError = z.object({
  isAxiosError: z.literal(true),
  code: z.string().default(''),
  message: z.string(),
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
});

/**
 * Replaces an error of the library, because the error contains the whole request with the merchant's key, which must
 * not be logged.
 */
function withoutRequest(error: unknown): Error {
  const known = libraryError.safeParse(error).data;
  if (!known) return error instanceof Error ? error : new Error(String(error));
  const { code, message, response } = known;
  const words = refusal.safeParse(response?.data).data;
  if (response && words) return new WeChatRefusal(response.status, words.code, words.message);
  return new Error(`WeChat Pay request failed: ${code} ${message}`);
}
