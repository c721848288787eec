import { describe, expect, test } from 'vitest';
import { type ErrorReason, errorStatus } from '../errors.ts';
import { createCallApi } from './call-client.ts';
import { AskGuest, abortCode, CallError, connectionCode, timeoutCode } from './call-failure.ts';
import { isUnanswered } from './unanswered.ts';

/** What an order that is placed comes to, when this is all that comes back. */
async function failureFor(answer: () => Response | Promise<Response>): Promise<unknown> {
  const api = createCallApi({
    base: '',
    token: () => 'the-token',
    language: () => 'en',
    sentence: (of) => `${of}`,
    onSignedOut: () => undefined,
    fetch: async () => answer(),
  });
  try {
    return await api('/rest/mall/order/pay', { orderId: 1 }, { idempotencyKey: 'once' });
  } catch (error) {
    return error;
  }
}

const page = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const refusal = (reason: ErrorReason) =>
  json(errorStatus[reason], { code: errorStatus[reason], success: false, data: { reason }, message: 'x' });

const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":200,"da'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

describe('a call that creates or pays went unanswered', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['where the connection was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the answer broke off half-way', cutOff],
    ['where a proxy’s page came with 200', page(200)],
    ...[400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504, 520, 524].map((status): [string, () => Response] => [
      `where a proxy’s page came with ${status}`,
      page(status),
    ]),
    ['where a proxy spoke JSON of its own', json(504, { error: 'upstream timed out' })],
    ['where a proxy spoke JSON of its own with 200', json(200, { error: 'upstream timed out' })],
    ['where JSON came that is no object', json(200, 'ok')],
    ['where our envelope names no reason', json(500, { code: 500, success: false, data: {}, message: 'x' })],
    ['where our server broke off, perhaps after its commit', refusal('internal_error')],
    ['where our server lost its database, perhaps after its commit', refusal('server_busy')],
  ])('%s', async (_, answer) => {
    const failure = await failureFor(answer);
    expect(failure).toBeInstanceOf(CallError);
    expect(isUnanswered(failure)).toBe(true);
  });

  test.each([timeoutCode, abortCode, connectionCode])('where it ended with code %i', (code) => {
    expect(isUnanswered(new CallError(code, 'x'))).toBe(true);
  });

  test('where nobody knows what was thrown', () => {
    expect(isUnanswered(new TypeError('x'))).toBe(true);
  });
});

describe('it was answered', () => {
  const reasons = (Object.keys(errorStatus) as ErrorReason[]).filter(
    (reason) => reason !== 'internal_error' && reason !== 'server_busy' && errorStatus[reason] !== 2,
  );

  test.each(reasons)('where our server says %s', async (reason) => {
    const failure = await failureFor(refusal(reason));
    expect(failure).toBeInstanceOf(CallError);
    expect(isUnanswered(failure)).toBe(false);
  });

  test('where our server asks the guest', async () => {
    const failure = await failureFor(
      json(200, { code: 2, success: false, data: { reason: 'quote_changed' }, message: '' }),
    );
    expect(failure).toBeInstanceOf(AskGuest);
    expect(isUnanswered(failure)).toBe(false);
  });
});
