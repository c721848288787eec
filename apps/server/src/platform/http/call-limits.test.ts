import { type AnyCall, calls } from '@chifan/contract';
import { phrase } from '@chifan/phrases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;

// The server's general limit is a million calls a minute in this test, so each refusal comes from the limit of the call
// itself.
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const from = (remoteAddress: string, path: string, language = 'en') =>
  test.app.http.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/json', mlang: language },
    payload: '{}',
  });

const limited = Object.entries(calls as Record<string, AnyCall>).filter(
  ([, entry]) => entry.access === 'public' && entry.ratePerMinute !== undefined && entry.ratePerMinute <= 120,
);

it.each(limited)('the API call %s has a rate limit per IP address', async (name, { path, ratePerMinute = 0 }) => {
  const here = `10.7.${limited.findIndex(([one]) => one === name)}.1`;
  for (let times = 0; times < ratePerMinute; times += 1) {
    expect((await from(here, path)).statusCode, `${times + 1}`).not.toBe(429);
  }
  const refused = await from(here, path, 'ja');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    data: { reason: 'too_many_requests' },
    message: phrase('ja', 'too_many_requests'),
  });
  expect((await from(here.replace(/1$/, '2'), path)).statusCode).not.toBe(429);
});

it('the OpenAPI document has a rate limit per IP address', async () => {
  const get = () => test.app.http.inject({ url: '/rest/openapi.json', remoteAddress: '10.8.0.1' });
  const first = await get();
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(first.json().openapi).toBe('3.1.0');
  for (let times = 1; times < 30; times += 1) expect((await get()).statusCode).toBe(200);
  expect((await get()).statusCode).toBe(429);
});
