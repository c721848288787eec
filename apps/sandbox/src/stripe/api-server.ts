import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type LoopbackServer, openLoopback } from '../gateways/loopback.ts';
import { callApi } from './api-calls.ts';
import { ApiError } from './api-error.ts';
import { readForm } from './form-body.ts';
import { newId } from './objects.ts';
import { DeclinedError } from './payment-intents.ts';
import type { Fact, KeptAnswer } from './state.ts';
import type { SandboxStripe } from './stripe.ts';

export type { LoopbackServer as ApiServer } from '../gateways/loopback.ts';

export const openApiServer = (stripe: SandboxStripe): Promise<LoopbackServer> =>
  openLoopback(stripe.faults, (request, body) => {
    const reply = replyTo(stripe, request, body);
    return {
      status: reply.status,
      headers: {
        'content-type': 'application/json',
        'request-id': newId('req'),
        'stripe-version': String(request.headers['stripe-version'] ?? ''),
        ...(reply.isReplay ? { 'idempotent-replayed': 'true' } : {}),
      },
      body: reply.body,
      isWrite: request.method === 'POST',
    };
  });

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly isReplay?: boolean;
}

/**
 * Responds to an API call. The function is synchronous, so that two simultaneous calls with one idempotency key cannot
 * both be executed.
 */
function replyTo(stripe: SandboxStripe, request: IncomingMessage, body: string): Reply {
  const key = request.headers['idempotency-key'];
  try {
    assertKey(stripe.secretKey, request.headers.authorization);
    if (request.method !== 'POST' || typeof key !== 'string') return perform(stripe, request, body, null);
    const fingerprint = createHash('sha256').update(`${request.url}\n${body}`).digest('hex');
    const kept = stripe.state.answers.get(key);
    return kept === undefined ? perform(stripe, request, body, { key, fingerprint }) : replay(kept, key, fingerprint);
  } catch (error) {
    return failed(error);
  }
}

const digest = (each: string): Buffer => createHash('sha256').update(each).digest();

function assertKey(secretKey: string, authorization: string | undefined): void {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  const given = scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':', 1)[0] ?? '') : value;
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  const message =
    given === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${given.slice(0, 8)}***`;
  throw new ApiError(401, { type: 'invalid_request_error', message });
}

/**
 * Repeats the stored response for an idempotency key, even if it was an error (docs.stripe.com/idempotency). A call
 * with other parameters and the same key is an error.
 */
function replay(kept: KeptAnswer, key: string, fingerprint: string): Reply {
  if (kept.fingerprint === fingerprint) return { status: kept.status, body: kept.body, isReplay: true };
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

interface Remembering {
  readonly key: string;
  readonly fingerprint: string;
}

function perform(
  stripe: SandboxStripe,
  request: IncomingMessage,
  body: string,
  remembering: Remembering | null,
): Reply {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const { reply, facts } = execute(stripe, request.method ?? 'GET', path, body === '' ? query : body);
  // Calls that are rejected with other 4xx statuses had no effect and are not stored, so the caller may correct the
  // call and use the same idempotency key.
  const isKept = remembering !== null && (reply.status < 400 || reply.status === 402 || reply.status >= 500);
  const kept: Fact[] = isKept
    ? [
        {
          kind: 'answer',
          key: remembering.key,
          value: { fingerprint: remembering.fingerprint, status: reply.status, body: reply.body, at: Date.now() },
        },
      ]
    : [];
  stripe.commit([...facts, ...kept]);
  return reply;
}

function execute(
  stripe: SandboxStripe,
  method: string,
  path: string,
  parameters: string,
): { reply: Reply; facts: readonly Fact[] } {
  if (method === 'POST' && consumeFault(stripe.faults, 'error500'))
    return {
      reply: failed(new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' })),
      facts: [],
    };
  try {
    const { answer: object, facts } = callApi(stripe, { method, path, form: readForm(parameters) });
    return { reply: { status: 200, body: JSON.stringify(object, null, 2) }, facts };
  } catch (error) {
    return { reply: failed(error), facts: error instanceof DeclinedError ? error.facts : [] };
  }
}

function failed(error: unknown): Reply {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
}
