import { type AnyCall, calls } from '@chifan/contract';
import { phrase } from '@chifan/phrases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;

// The server as a whole allows a million calls a minute here: what is refused is refused by the call's own limit.
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

it.each(limited)('%s has a limit of its own, for each address', async (name, { path, ratePerMinute = 0 }) => {
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

it('the description of the calls is made once, kept by who has it, and limited', async () => {
  const ask = (etag = '') =>
    test.app.http.inject({ url: '/rest/openapi.json', remoteAddress: '10.8.0.1', headers: { 'if-none-match': etag } });
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(first.json().openapi).toBe('3.1.0');
  const before = process.cpuUsage();
  for (let times = 0; times < 29; times += 1) {
    const again = await ask(String(first.headers['etag']));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  // To make it takes hundreds of milliseconds each time.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  expect((await ask()).statusCode).toBe(429);
});
