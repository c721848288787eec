import { networkTimeoutMs } from '@chifan/domain/app';
import type { z } from 'zod';
import type { Envelope, FailureData } from '../envelope.ts';
import type { ErrorReason } from '../errors.ts';
import type { Calls } from '../index.ts';
import {
  abortCode,
  CallError,
  connectionCode,
  GuestConfirmationNeeded,
  guestConfirmationCode,
  missingCode,
  timeoutCode,
} from './call-failure.ts';

/**
 * Keys of the client's own error messages, for failures without a message from the server. The numbers are the statuses
 * of rule call-10.
 */
export type FailureMessageKey = 400 | 401 | 403 | 404 | 500 | 502 | 'network' | 'timeout' | 'abort';

export type CallApiOptions = {
  /** Base URL of /rest/. Empty string: the origin of the page. */
  readonly base: string | (() => string);
  readonly token: () => string | null;
  readonly language: () => string;
  /** The variant of the app: the variant for China or the global variant (rule app-7). Absent: the global variant. */
  readonly site?: () => string;
  readonly sentence: (of: FailureMessageKey) => string;
  readonly onSignedOut: (message: string) => void;
  /** Returns the answer to a request that the page sent before the API client was loaded, or undefined. */
  readonly earlyAnswer?: (path: string, body: string) => Promise<Response> | undefined;
  readonly fetch?: typeof fetch;
};

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** For cacheable calls: sends a GET, so that the browser caches the answer and revalidates it. */
  readonly isGet?: boolean;
};
export type CreateOptions = CallOptions & { readonly idempotencyKey: string };

/** A call that creates something needs an idempotency key, one for each thing that the guest creates. */
export type OptionsAt<Path extends CallPath> =
  CreatesAt<Path> extends true ? [options: CreateOptions] : [options?: CallOptions];

export type CallApi = <Path extends CallPath>(
  path: Path,
  input: InputAt<Path>,
  ...options: OptionsAt<Path>
) => Promise<OutputAt<Path>>;

/**
 * Creates the typed client of the contract (rules call-1, call-2). The client sends POST with JSON, `lang` in the body,
 * `mlang` and the token (without "Bearer") in the headers.
 * @throws CallError for failures, GuestConfirmationNeeded for code 2.
 */
export function createCallApi(words: CallApiOptions): CallApi {
  return async (path, input, ...[options]) => {
    const token = words.token();
    const response = await send(words, path, input, token, options ?? {});
    return read(words, await envelopeOf(response), response, token);
  };
}

async function send(
  words: CallApiOptions,
  path: string,
  input: object,
  token: string | null,
  options: CallOptions | CreateOptions,
): Promise<Response> {
  const language = words.language();
  const body = JSON.stringify({ ...input, lang: language });
  const early = words.earlyAnswer?.(path, body);
  const timeout = AbortSignal.timeout(networkTimeoutMs);
  const { fetch: ask = fetch } = words;
  try {
    if (early) return await early;
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    if (options.isGet) return await ask(`${baseOf(words)}${path}?${queryOf({ ...input, lang: language })}`, { signal });
    return await ask(baseOf(words) + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        mlang: language,
        ...(words.site ? { site: words.site() } : {}),
        ...(token === null ? {} : { Authorization: token }),
        ...options.headers,
        ...('idempotencyKey' in options ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      },
      signal,
    });
  } catch {
    if (options.signal?.aborted) throw new CallError(abortCode, words.sentence('abort'));
    if (timeout.aborted) throw new CallError(timeoutCode, words.sentence('timeout'));
    throw new CallError(connectionCode, words.sentence('network'));
  }
}

const queryOf = (input: object): string => new URLSearchParams(Object.entries(input)).toString();

const baseOf = ({ base }: CallApiOptions): string => (typeof base === 'string' ? base : base());

async function envelopeOf(response: Response): Promise<Partial<Envelope<unknown>>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // The answer is a proxy's HTML page, or truncated, so it has no fields.
    return {};
  }
}

function read<Data>(
  words: CallApiOptions,
  envelope: Partial<Envelope<unknown>>,
  response: Response,
  token: string | null,
): Data {
  if (response.ok && envelope.data !== undefined && envelope.success !== false) return envelope.data as Data;
  const failure = failureIn(envelope, response.status, words.sentence);
  // If several calls fail with 401 together, only the first failure signs the guest out. Before the last failure
  // arrives, the guest may have signed in again.
  if (failure instanceof CallError && failure.code === 401 && token !== null && token === words.token()) {
    words.onSignedOut(failure.message);
  }
  throw failure;
}

/**
 * Converts the response of a failed call or upload to an error (rule call-24). `envelope` is empty if the response had
 * no JSON.
 */
export function failureIn(
  envelope: Partial<Envelope<unknown>>,
  status: number,
  sentence: CallApiOptions['sentence'],
): CallError | GuestConfirmationNeeded {
  const isOk = status >= 200 && status < 300;
  // A success status without our envelope comes from a proxy or a captive portal, not from our server.
  if (isOk && envelope.success !== false) return new CallError(connectionCode, sentence('network'));
  const code = envelope.code ?? (isOk ? missingCode : status);
  const failure = isFailure(envelope.data) ? envelope.data : {};
  if (code === guestConfirmationCode) return new GuestConfirmationNeeded(envelope.message ?? '', failure);
  if (status === 401 || code === 401) return new CallError(401, sentence(401), failure);
  return new CallError(
    code,
    messageOf(envelope.message, failure.reason, status) || sentence(sentenceFor(status)),
    failure,
  );
}

/** Reasons that are no more specific than their HTTP status. */
const generalReasons: ReadonlySet<string> = new Set([
  'bad_request',
  'no_permission',
  'not_found',
  'internal_error',
  'server_busy',
] satisfies ErrorReason[]);

/**
 * The statuses in `ownSentences` show a fixed message, unless a specific reason explains the failure (rule call-24).
 */
const messageOf = (message: string | undefined, reason: string | undefined, status: number): string | undefined => {
  const isFixed = ownSentences.some((own) => own === status);
  return isFixed && (reason === undefined || generalReasons.has(reason)) ? undefined : message;
};

const isFailure = (data: unknown): data is Partial<FailureData> => typeof data === 'object' && data !== null;

const ownSentences = [400, 401, 403, 404, 500, 502] as const;

const sentenceFor = (status: number): FailureMessageKey => ownSentences.find((own) => own === status) ?? 500;

type EachCall = Calls[keyof Calls];

export type CallPath = EachCall['path'];
export type CallAt<Path extends CallPath> = Extract<EachCall, { readonly path: Path }>;
export type InputAt<Path extends CallPath> = z.input<CallAt<Path>['input']>;
export type OutputAt<Path extends CallPath> = z.output<CallAt<Path>['output']>;
export type CreatesAt<Path extends CallPath> = CallAt<Path>['creates'];

/** Reasons with which the server reports that it aborted a call. It may have committed the change before it aborted. */
const brokenOff: readonly (CallError['reason'] | undefined)[] = ['internal_error', 'server_busy'];

/**
 * True if the outcome of a creating or paying call is unknown: after a lost connection, a timeout, a proxy's answer or
 * an internal error. False if our server answered with any other reason. After an unknown outcome, the caller retries
 * with the same idempotency key, or looks up the result.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof GuestConfirmationNeeded) return false;
  if (!(error instanceof CallError)) return true;
  return error.reason === undefined || brokenOff.includes(error.reason);
}
