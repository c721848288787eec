import { type AnyCall, calls, errorReasons, fieldProblems } from '@chifan/contract';
import { languages } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { createKernel } from './kernel.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const everyCall = Object.entries(calls as Record<string, AnyCall>);

describe('the envelope of a failure in the caller’s language', () => {
  it.each([
    ['an unknown path', { method: 'GET' as const, url: '/rest/nothing' }, 404, 'not_found'],
    ['an unreadable address', { method: 'GET' as const, url: '/rest/%zz' }, 400, 'bad_request'],
    [
      'an address with a part that is too long',
      { method: 'GET' as const, url: `/files/${'x'.repeat(201)}` },
      400,
      'bad_request',
    ],
    [
      'a body that is not JSON',
      { method: 'POST' as const, url: '/rest/order/list', headers: json, body: '{' },
      400,
      'bad_request',
    ],
    [
      'another content type',
      { method: 'POST' as const, url: '/rest/shop/menu', headers: { 'content-type': 'text/plain' }, body: 'x' },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      { method: 'POST' as const, url: '/rest/shop/menu', headers: json, body: `{"a":"${'x'.repeat(300_000)}"}` },
      413,
      'body_too_large',
    ],
    [
      'a call of a visitor that needs a member',
      { method: 'POST' as const, url: '/rest/order/list', headers: json, body: '{}' },
      401,
      'not_signed_in',
    ],
    [
      'a missing field',
      { method: 'POST' as const, url: '/rest/shop/menu', headers: json, body: '{}' },
      400,
      'bad_request',
    ],
  ])('the error envelope for %s is in the caller’s language', async (_what, request, status, reason) => {
    const answer = await test.raw({
      ...request,
      headers: { ...('headers' in request ? request.headers : {}), mlang: 'ja' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      code: status,
      success: false,
      data: { reason },
      message: phrase('ja', reason),
    });
  });

  it('every error reason and every field problem has a text in nine languages', () => {
    for (const key of [...errorReasons, ...fieldProblems]) {
      for (const language of languages) expect(phrase(language, key), `${language} ${key}`).not.toBe(key);
    }
  });

  it('the response language is that of the field lang, then the header mlang, then Accept-Language, then English', async () => {
    const ask = async (headers: Record<string, string>, body: object) => {
      const request = {
        method: 'POST' as const,
        url: '/rest/order/list',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      };
      return (await test.raw(request)).json().message as string;
    };
    const all = { mlang: 'ru', 'accept-language': 'fr-CH, fr;q=0.9' };
    expect(await ask(all, { lang: 'ar' })).toBe(phrase('ar', 'not_signed_in'));
    expect(await ask(all, {})).toBe(phrase('ru', 'not_signed_in'));
    expect(await ask({ 'accept-language': 'fr-CH, fr;q=0.9' }, {})).toBe(phrase('fr', 'not_signed_in'));
    expect(await ask({}, {})).toBe(phrase('en', 'not_signed_in'));
  });
});

describe('access to calls', () => {
  it.each(everyCall.filter(([, entry]) => entry.access !== 'public'))(
    'the API call %s refuses a visitor',
    async (_name, entry) => {
      expect((await test.raw({ method: 'POST', url: entry.path, headers: json, body: '{}' })).statusCode).toBe(401);
    },
  );

  it.each(everyCall.filter(([, entry]) => ['merchant', 'courier', 'platform'].includes(entry.access)))(
    'the API call %s refuses a member and staff of another role',
    async (_name, entry) => {
      const others = { merchant: city.courier, courier: city.operator, platform: city.merchant } as const;
      const other = others[entry.access as keyof typeof others];
      for (const person of [city.member, other]) {
        const request = {
          method: 'POST' as const,
          url: entry.path,
          headers: { ...json, authorization: person.token },
          body: '{}',
        };
        expect((await test.raw(request)).statusCode).toBe(403);
      }
    },
  );

  it('the server accepts the session token bare or as Bearer in the authorization header, and never from a cookie', async () => {
    const ask = (headers: Record<string, string>) =>
      test.raw({ method: 'POST', url: '/rest/member/checkLoginToken', headers: { ...json, ...headers }, body: '{}' });
    const { token } = city.member;
    expect((await ask({ authorization: token })).json()).toMatchObject({ code: 200, data: true, success: true });
    expect((await ask({ authorization: `Bearer ${token}` })).json()).toMatchObject({ data: true });
    expect((await ask({ cookie: `Authorization=${token}` })).statusCode).toBe(401);
    expect((await ask({ authorization: 'wrong' })).statusCode).toBe(401);
  });
});

describe('calls that accept GET as well as POST', () => {
  it('the four GET calls for existing clients also accept POST (rules call-1, call-5)', async () => {
    const headers = { authorization: city.member.token };
    const paths = [
      '/rest/member/getLoginMemberInfo',
      '/rest/member/updateIsRemindNewPeople',
      '/rest/member/deliveryAddress/list',
      '/rest/member/pointsMall/shoppingCart/list',
    ];
    for (const url of paths) {
      const query = url.endsWith('list') ? '?pageNo=-1&pageSize=10' : '';
      expect((await test.raw({ url: url + query, headers })).json()).toMatchObject({ code: 200, success: true });
      const posted = await test.raw({
        method: 'POST',
        url,
        headers: { ...headers, ...json },
        body: url.endsWith('list') ? '{"pageNo":-1,"pageSize":10}' : '{}',
      });
      expect(posted.json()).toMatchObject({ code: 200, success: true });
    }
    const list = await test.raw({ url: '/rest/member/deliveryAddress/list?pageNo=-1&pageSize=10', headers });
    expect(list.json().data.records[0]).toMatchObject({ isDefault: true });
    const info = await test.raw({ url: '/rest/member/getLoginMemberInfo', headers });
    expect(info.json().data).toMatchObject({ isNewPeople: true, isRemindNewPeople: false });
  });
});

describe('security headers', () => {
  it('a response has a strict content security policy and its own request id', async () => {
    const answer = await test.raw({ url: '/healthz', headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['/%', "default-src 'self'"],
    ['/rest/%zz', "default-src 'none'"],
  ])('a response to the malformed URL %s has all security headers', async (url, policy) => {
    const { headers } = await test.raw({ url });
    expect(headers['content-security-policy']).toContain(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the response of an API call has only the security headers that matter for data', async () => {
    const { headers } = await test.raw({ url: '/rest/member/getLoginMemberInfo' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const ofEveryAnswer = ['connection', 'content-length', 'content-type', 'date'];
    expect(Object.keys(headers).filter((name) => !ofEveryAnswer.includes(name))).toHaveLength(7);
  });

  it('a response with a file has only the security headers that matter for files', async () => {
    const { headers } = await test.raw({ url: '/web/assets/none-1a2b.js' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['referrer-policy']).toBeUndefined();
    const page = await test.raw({ url: '/web/' });
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('only the text recognition worker of each app may compile WebAssembly', async () => {
    const policyOf = async (url: string) => (await test.raw({ url })).headers['content-security-policy'];
    for (const base of ['/console', '/web'])
      expect(await policyOf(`${base}/assets/recogniser-0a1b/worker.min.js`)).toBe(
        "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'",
      );
    for (const url of ['/console/', '/web/', '/console/assets/page.worker-1a2b.js', '/web/assets/page.worker-1a2b.js'])
      expect(await policyOf(url)).not.toContain('wasm');
  });

  it('rate limits use the real IP address and not X-Forwarded-For', async () => {
    const limited = await openTestApp(() => ({ rateLimitPerMinute: 5 }));
    const ask = (claim: string) =>
      limited.raw({
        method: 'POST',
        url: '/rest/order/list',
        headers: { ...json, 'x-forwarded-for': claim },
        body: '{}',
      });
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await ask(`10.0.0.${n}`)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await limited.close();
  });
});

describe('log lines of refusals under load', () => {
  it.each([
    ['by the limit of one process', { limit: 1, status: 200 }, { cause: 'too many requests' }],
    ['by a limit shared by all processes', { limit: 100, status: 429 }, {}],
    ['for an unreachable database', { limit: 100, status: 502 }, {}],
  ])('the refusal of an HTTP request %s writes one log line', async (_what, { limit, status }, more) => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const http = await createKernel({ log, trustProxy: 0, protect: () => {}, rateLimitPerMinute: 1000 });
    const config = { rateLimit: { max: limit, timeWindow: 60_000 } };
    http.get('/busy', { config }, async (_request, reply) => reply.code(status).send({}));
    await http.inject('/busy');
    lines.length = 0;
    const refused = await http.inject('/busy?token=do-not-tell');
    expect(lines).toMatchObject([
      {
        level: 40,
        msg: 'call rejected under load',
        method: 'GET',
        path: '/busy',
        status: refused.statusCode,
        ...more,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('do-not-tell');
    await http.close();
  });
});

it.each(['ENOSPC', '53100'])(
  'a call that fails because of a full disk (error code %s) returns storage_full and writes one log line with an alert',
  async (code) => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const http = await createKernel({ log, trustProxy: 0, protect: () => {}, rateLimitPerMinute: 1000 });
    http.get('/write', () => {
      throw Object.assign(new Error('no space left on device'), { code });
    });
    const answer = await http.inject({ url: '/write', headers: { 'accept-language': 'de' } });
    expect(answer.json()).toMatchObject({ code: 502, success: false, data: { reason: 'storage_full' } });
    expect(answer.json().message).toBe(phrase('de', 'storage_full'));
    expect(lines).toMatchObject([{ level: 50, alert: 'disk', msg: 'the disk is full' }]);
    await http.close();
  },
);

describe('a lost database connection', () => {
  it.each(['ECONNRESET', 'EPIPE', '57P01'])(
    'after a lost database connection (error code %s), a call returns status 502, so that the guest can retry',
    async (code) => {
      const log = pino({ level: 'silent' });
      const http = await createKernel({ log, trustProxy: 0, protect: () => {}, rateLimitPerMinute: 1000 });
      http.get('/lost', () => Promise.reject(Object.assign(new Error('lost'), { code })));
      expect((await http.inject('/lost')).statusCode).toBe(502);
      await http.close();
    },
  );
});

describe('/rest/openapi.json', () => {
  it('the OpenAPI document is valid and contains every call and the upload', async () => {
    const document = (await test.raw({ url: '/rest/openapi.json' })).json();
    const checked = await new Validator().validate(document);
    expect(checked).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.0');
    const paths = [...everyCall.map(([, entry]) => entry.path), '/rest/upload/{purpose}'];
    expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
  });
});
