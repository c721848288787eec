import { shanghaiOffsetMs } from '@chifan/domain';
import type { AlipaySdk } from 'alipay-sdk';

/** The fields of a response as text. `code` is 10000 on success. */
export type AlipayResponse = Readonly<Record<string, string>>;

type BizContent = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Sends a request to Alipay.
 * @throws if Alipay does not respond, or if the response is not signed by Alipay
 */
export type AlipayClient = (method: string, bizContent: BizContent) => Promise<AlipayResponse>;

export const createAlipayClient =
  (sdk: () => Promise<AlipaySdk>): AlipayClient =>
  async (method, bizContent) => {
    // By default, the library would not verify signatures, and would format times in the time zone of this process.
    const params = { bizContent: { ...bizContent }, timestamp: shanghaiTime(new Date()) };
    const answer = await (await sdk()).exec(method, params, { validateSign: true });
    return Object.fromEntries(
      Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  };

/** Formats a time for Alipay, in Shanghai's time zone: "2026-11-21 12:00:00". */
export const shanghaiTime = (instant: Date): string =>
  new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/**
 * The payer's id at Alipay. Newer merchant apps get an open id. Older apps get a user id, whose field differs between
 * responses and webhooks.
 */
export function buyerOf(told: Readonly<Record<string, string | undefined>>): { readonly payer?: string } {
  const payer = told['buyer_open_id'] || told['buyer_user_id'] || told['buyer_id'];
  return payer ? { payer } : {};
}

/** Formats fen as yuan with two decimals, without floating point. */
export function yuanOfFen(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new Error(`not an amount in fen: ${fen}`);
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses yuan ("12.34", "12.3", "12") as fen, without floating point. @throws for any other text */
export function fenOfYuan(yuan: string): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === undefined) throw new Error(`not an amount in yuan: ${yuan}`);
  return Number(whole + part.padEnd(2, '0'));
}
