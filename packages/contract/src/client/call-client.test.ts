import { describe, expect, test } from 'vitest';
import { type ErrorReason, errorStatus } from '../errors.ts';
import { type CallApiOptions, createCallApi, isOutcomeUnknown } from './call-client.ts';
import { abortCode, CallError, connectionCode, GuestConfirmationNeeded, timeoutCode } from './call-failure.ts';

type Sent = { readonly url: string; readonly body: unknown; readonly headers: Record<string, string> };

function clientWith(answer: () => Response | Promise<Response>, words: Partial<CallApiOptions> = {}) {
  const sent: Sent[] = [];
  const signedOut: string[] = [];
  const api = createCallApi({
    base: 'https://chifan.example',
    token: () => 'the-token',
    language: () => 'ja',
    sentence: (of) => `sentence ${of}`,
    onSignedOut: (message) => signedOut.push(message),
    fetch: async (url, init) => {
      sent.push({
        url: new Request(url).url,
        body: await new Response(init?.body).json(),
        headers: Object.fromEntries(new Headers(init?.headers)),
      });
      return answer();
    },
    ...words,
  });
  return { api, sent, signedOut };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (failure: unknown) => failure,
  );

describe('requests', () => {
  test('a request posts JSON with the language in the body and in the header mlang', async () => {
    const { api, sent } = clientWith(() => json({ code: 200, data: true, success: true, message: '' }));
    await expect(api('/rest/member/deliveryAddress/setDefault', { id: 7 })).resolves.toBe(true);
    expect(sent).toEqual([
      {
        url: 'https://chifan.example/rest/member/deliveryAddress/setDefault',
        body: { id: 7, lang: 'ja' },
        headers: { 'content-type': 'application/json', mlang: 'ja', authorization: 'the-token' },
      },
    ]);
  });

  test('a cacheable call uses a response that the page fetched early, otherwise it sends a GET without custom headers', async () => {
    const asked: [unknown, RequestInit | undefined][] = [];
    const answer = (stock: number) => json({ code: 200, data: { stock }, success: true, message: '' });
    const { api } = clientWith(() => answer(1), {
      earlyAnswer: (_path, body) => (body.includes('8') ? Promise.resolve(answer(8)) : undefined),
      fetch: async (url, init) => {
        asked.push([url, init]);
        return answer(1);
      },
    });
    await expect(api('/rest/shop/dish', { dishId: 8 }, { isGet: true })).resolves.toEqual({ stock: 8 });
    await expect(api('/rest/shop/dish', { dishId: 7 }, { isGet: true })).resolves.toEqual({ stock: 1 });
    expect(asked.map(([url, init]) => [url, init?.headers])).toEqual([
      ['https://chifan.example/rest/shop/dish?dishId=7&lang=ja', undefined],
    ]);
  });

  test('a request of a visitor without a session has no Authorization header', async () => {
    const { api, sent } = clientWith(() => json({ data: true }), { token: () => null });
    await api('/rest/member/checkLoginToken', {});
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a call that creates something sends its idempotency key as a header', async () => {
    const { api, sent } = clientWith(() => json({ data: {} }));
    await api('/rest/payment/start', { orderId: 1, method: 'balance' }, { idempotencyKey: 'once' });
    expect(sent[0]?.headers['idempotency-key']).toBe('once');
    // @ts-expect-error a creating call without a key does not compile
    await api('/rest/payment/start', { orderId: 1, method: 'balance' });
  });

  test('a request sends additional headers that the caller passes', async () => {
    const { api, sent } = clientWith(() => json({ data: true }));
    await api('/rest/member/checkLoginToken', {}, { headers: { Device: 'of-this-guest' } });
    expect(sent[0]?.headers['device']).toBe('of-this-guest');
  });

  test('a call uses an answer that was fetched early, and sends no second request', async () => {
    const early = Promise.resolve(json({ data: true }));
    const { api, sent } = clientWith(() => json({ data: false }), { earlyAnswer: () => early });
    await expect(api('/rest/member/checkLoginToken', {})).resolves.toBe(true);
    expect(sent).toEqual([]);
  });
});

describe('answers', () => {
  test('a server response without a code is a success, unless `success` is false', async () => {
    const { api } = clientWith(() => json({ data: true }));
    await expect(api('/rest/member/checkLoginToken', {})).resolves.toBe(true);
    const refusing = clientWith(() => json({ success: false, message: 'No.' }));
    expect(await failureOf(refusing.api('/rest/member/checkLoginToken', {}))).toMatchObject({
      code: 101,
      message: 'No.',
    });
  });

  test('an answer with `success: false` throws a CallError with its reason and field errors', async () => {
    const data = { reason: 'phone_invalid', fields: { phone: 'Eleven digits, please.' } };
    const { api } = clientWith(() => json({ code: 422, success: false, data, message: 'Look again.' }, 422));
    const failure = await failureOf(api('/rest/member/logout', {}));
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ code: 422, message: 'Look again.', ...data });
  });

  test('an answer with code 2 throws GuestConfirmationNeeded instead of CallError', async () => {
    const data = { reason: 'quote_changed', details: { token: 'new' } };
    const { api } = clientWith(() => json({ code: 2, success: false, data, message: 'The price changed.' }));
    const failure = await failureOf(api('/rest/member/logout', {}));
    expect(failure).toBeInstanceOf(GuestConfirmationNeeded);
    expect(failure).toMatchObject(data);
  });

  test.each([
    ['if the guest does not sign in again', null],
    ['and a new sign-in meanwhile remains', 'of the next'],
  ])('several 401 responses at the same time sign the guest out once, %s', async (_case, next) => {
    let token: string | null = 'that has lapsed';
    const refused = Promise.withResolvers<void>();
    let times = 0;
    const { api } = clientWith(
      async () => {
        await refused.promise;
        return json({ code: 401, success: false, data: {}, message: 'x' }, 401);
      },
      {
        token: () => token,
        onSignedOut: () => {
          times += 1;
          token = next;
        },
      },
    );
    const calls = [api('/rest/member/logout', {}), api('/rest/member/logout', {})].map(failureOf);
    refused.resolve();
    for (const failure of await Promise.all(calls)) expect(failure).toMatchObject({ code: 401 });
    expect(times).toBe(1);
  });

  test('a 401 response signs the guest out only if the request had a token', async () => {
    const { api, signedOut } = clientWith(() => json({ code: 401, success: false, data: {}, message: 'x' }, 401));
    expect(await failureOf(api('/rest/member/logout', {}))).toMatchObject({ code: 401 });
    expect(signedOut).toEqual(['sentence 401']);
    const visitor = clientWith(() => json({ code: 401 }, 401), { token: () => null });
    await failureOf(visitor.api('/rest/member/logout', {}));
    expect(visitor.signedOut).toEqual([]);
  });

  test.each([
    [400, 'sentence 400'],
    [403, 'sentence 403'],
    [404, 'sentence 404'],
    [500, 'sentence 500'],
    [502, 'sentence 502'],
    [503, 'sentence 500'],
  ])('an HTML error page of a proxy with status %i gives the message “%s”', async (status, message) => {
    const { api } = clientWith(() => new Response('<html>', { status }));
    expect(await failureOf(api('/rest/member/logout', {}))).toMatchObject({ code: status, message });
  });
});

test.each([
  [404, undefined, 'sentence 404'],
  [404, 'not_found', 'sentence 404'],
  [404, 'order_not_found', 'From the server.'],
  [403, undefined, 'sentence 403'],
  [403, 'no_permission', 'sentence 403'],
  [403, 'sign_in_too_old', 'From the server.'],
  [500, undefined, 'sentence 500'],
  [500, 'internal_error', 'sentence 500'],
  [502, undefined, 'sentence 502'],
  [502, 'server_busy', 'sentence 502'],
  [502, 'storage_full', 'From the server.'],
  [400, undefined, 'sentence 400'],
  [400, 'bad_request', 'sentence 400'],
  [409, undefined, 'From the server.'],
])('a failure with status %i and reason %s gives the message “%s” (rule call-24)', async (status, reason, message) => {
  const data = reason === undefined ? {} : { reason };
  const { api } = clientWith(() => json({ code: status, success: false, data, message: 'From the server.' }, status));
  expect(await failureOf(api('/rest/member/logout', {}))).toMatchObject({ code: status, message });
});

describe('calls without an answer', () => {
  test('a lost connection gives the error code 602001', async () => {
    const { api } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(api('/rest/member/logout', {}))).toMatchObject({
      code: connectionCode,
      message: 'sentence network',
    });
  });

  test('a call that the guest aborts gives the error code 600003', async () => {
    const { api } = clientWith(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await failureOf(api('/rest/member/logout', {}, { signal: AbortSignal.abort() }))).toMatchObject({
      code: abortCode,
    });
  });
});

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
const answering = (code: number, body: unknown) => () => json(body, code);
const refusal = (reason: ErrorReason) =>
  answering(errorStatus[reason], { code: errorStatus[reason], success: false, data: { reason }, message: 'x' });

const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":200,"da'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

describe('unanswered calls', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['when the connection was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['when the answer was truncated', cutOff],
    ['when a proxy sent an HTML page with 200', page(200)],
    ...[400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504, 520, 524].map((status): [string, () => Response] => [
      `when a proxy sent an HTML page with ${status}`,
      page(status),
    ]),
    ['when a proxy sent its own JSON', answering(504, { error: 'upstream timed out' })],
    ['when a proxy sent its own JSON with 200', answering(200, { error: 'upstream timed out' })],
    ['when the answer was JSON but no object', answering(200, 'ok')],
    [
      'when the envelope of the server had no reason',
      answering(500, { code: 500, success: false, data: {}, message: 'x' }),
    ],
    ['when the server failed, perhaps after its commit', refusal('internal_error')],
    ['when the server lost its database, perhaps after its commit', refusal('server_busy')],
  ])('it is unknown whether the server executed a call %s', async (_, answer) => {
    const failure = await failureFor(answer);
    expect(failure).toBeInstanceOf(CallError);
    expect(isOutcomeUnknown(failure)).toBe(true);
  });

  test.each([timeoutCode, abortCode, connectionCode])(
    'it is unknown whether the server executed a call that failed with the error code %i',
    (code) => {
      expect(isOutcomeUnknown(new CallError(code, 'x'))).toBe(true);
    },
  );

  test('it is unknown whether the server executed a call that threw an unexpected error', () => {
    expect(isOutcomeUnknown(new TypeError('x'))).toBe(true);
  });
});

describe('answered calls', () => {
  const reasons = (Object.keys(errorStatus) as ErrorReason[]).filter(
    (reason) => reason !== 'internal_error' && reason !== 'server_busy' && errorStatus[reason] !== 2,
  );

  test.each(reasons)('a call that the server refuses with the reason %s was certainly not executed', async (reason) => {
    const failure = await failureFor(refusal(reason));
    expect(failure).toBeInstanceOf(CallError);
    expect(isOutcomeUnknown(failure)).toBe(false);
  });

  test('a call was certainly not executed if the server wants the guest to confirm a changed price first', async () => {
    const failure = await failureFor(
      answering(200, { code: 2, success: false, data: { reason: 'quote_changed' }, message: '' }),
    );
    expect(failure).toBeInstanceOf(GuestConfirmationNeeded);
    expect(isOutcomeUnknown(failure)).toBe(false);
  });
});
