import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { readConfig } from '../../config.ts';

const page = 'https://app.example';
let app: TestApp;
beforeAll(async () => {
  const { sites } = readConfig({
    APP_ORIGINS: `${page}, https://other.example:8443`,
    SITE_CHINA_API: 'https://cn.example',
  });
  app = await openTestApp(() => ({ sites }));
});
afterAll(() => app.close());

const call = (origin: string, url = '/rest/content/notices') => app.raw({ url, headers: { origin } });
const ask = (origin: string) =>
  app.app.http.inject({
    method: 'OPTIONS',
    url: '/rest/shop/home',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'site,mlang' },
  });

test('the server allows cross-origin calls only from pages of configured origins', async () => {
  expect((await call(page)).headers['access-control-allow-origin']).toBe(page);
  for (const origin of ['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null']) {
    const answer = await call(origin);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['vary']).toContain('origin');
  }
});

test('the response to a CORS preflight allows all headers that the app sends', async () => {
  const answer = await ask(page);
  expect(answer.statusCode).toBe(204);
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'mlang', 'site']),
  );
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

test('pages of configured origins may use API calls and pictures but no other content', async () => {
  expect((await call(page, '/files/none.webp')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  const other = await call(page, '/share/shop/1');
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
  expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('the content security policy allows our pages to call a second configured API origin', async () => {
  const policy = String((await call(page, '/share/shop/1')).headers['content-security-policy']);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/cn\.example/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/cn\.example/);
  expect(policy).not.toMatch(/img-src [^;]*https:(?!\/)/);
});

test.each(['*', 'https://a.example/path', 'a.example', 'https://*.example'])(
  'readConfig rejects %s as an app origin',
  (APP_ORIGINS) => {
    expect(() => readConfig({ APP_ORIGINS })).toThrow(/APP_ORIGINS/);
  },
);
