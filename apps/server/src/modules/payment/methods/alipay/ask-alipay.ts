import type { AlipaySdk } from 'alipay-sdk';
import { shanghaiTime } from './alipay-values.ts';

/** The fields of an answer as text; `code` is 10000 where the call succeeded. */
export type AlipayAnswer = Readonly<Record<string, string>>;

type BizContent = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One call of Alipay's. @throws where no answer came, or one that Alipay did not sign. */
export type AskAlipay = (method: string, bizContent: BizContent) => Promise<AlipayAnswer>;

export const createAskAlipay =
  (sdk: AlipaySdk): AskAlipay =>
  async (method, bizContent) => {
    // The library takes any answer unless it is told to look at the signature, and dates requests by this process's zone.
    const params = { bizContent: { ...bizContent }, timestamp: shanghaiTime(new Date()) };
    const answer = await sdk.exec(method, params, { validateSign: true });
    return Object.fromEntries(
      Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  };
