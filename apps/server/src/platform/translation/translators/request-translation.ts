import { failure, type Result, success } from '@chifan/domain';
import type { z } from 'zod';
import type { TranslatorFault } from './translator.ts';

type Asked<Answer extends z.ZodType> = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly answer: Answer;
  readonly signal: AbortSignal;
  /** True if the refusal means that the translator does not support the language. */
  readonly isUnsupported: (status: number, words: string) => boolean;
};

/** The maximum size of a response. No valid response for so many texts is larger. */
const maxBytes = 500_000;

/**
 * Returns a fault and never throws if the status is unexpected or the response is truncated or has an unknown format.
 */
export async function requestTranslation<Answer extends z.ZodType>({
  url,
  headers,
  body,
  answer,
  signal,
  isUnsupported,
}: Asked<Answer>): Promise<Result<z.output<Answer>, TranslatorFault>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    const words = await boundedText(response);
    if (words === null) return failure('unreachable');
    if (!response.ok) return failure(isUnsupported(response.status, words) ? 'unsupported' : faultOf(response.status));
    const read = answer.safeParse(JSON.parse(words));
    return read.success ? success(read.data) : failure('unreachable');
  } catch {
    return failure('unreachable');
  }
}

/** DeepL returns status 456 if the quota of the API key is used up. */
function faultOf(status: number): TranslatorFault {
  if ([401, 402, 403, 456].includes(status)) return 'refused';
  return status === 429 || status === 529 ? 'busy' : 'unreachable';
}

async function boundedText({ body }: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
