import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { isSharedLimit } from './call-limit.ts';
import { type PublicCallName, publicCallCosts, rateLimitOf, rateLimitShares } from './public-calls.ts';

const entries = Object.entries(calls as Record<string, AnyCall>);

test('every public call has a cost class, and no other call has one', () => {
  const open = entries.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(Object.keys(publicCallCosts).toSorted()).toEqual(open.toSorted());
});

test('a public call has its own shared rate limit in the contract exactly if its cost class is guarded', () => {
  for (const [name, price] of Object.entries(publicCallCosts)) {
    const entry: AnyCall = calls[name as PublicCallName];
    expect([name, isSharedLimit(entry), entry.ratePerMinute !== undefined]).toEqual(
      price === 'guarded' ? [name, true, true] : [name, false, false],
    );
  }
});

test.each<[CallName, number]>([
  ['dishDetails', 1200],
  ['suggestSearch', 600],
  ['nearbyShops', 600],
  ['search', 300],
  ['reverseGeocode', 300],
  ['startWeChat', 120],
  ['locateByIp', 60],
  ['login', 1200],
  ['placeOrder', 1200],
])('the API call %s is allowed %i times a minute per process by default', (name, perMinute) => {
  expect(rateLimitOf(name, 1200)).toBe(perMinute);
});

test('each public call is allowed at least once even with a very small general limit', () => {
  for (const name of Object.keys(publicCallCosts)) expect(rateLimitOf(name as PublicCallName, 1)).toBe(1);
});

const general = 20;
let limited: TestApp;
beforeAll(async () => {
  limited = await openTestApp(() => ({ rateLimitPerMinute: general }));
});
afterAll(() => limited.close());

const ofEachPrice = (Object.keys(rateLimitShares) as (keyof typeof rateLimitShares)[])
  .filter((price) => price !== 'guarded')
  .map((price) => Object.entries(publicCallCosts).find(([, its]) => its === price)?.[0] as PublicCallName);

test.each(ofEachPrice)('only a network above the rate limit of the API call %s is refused', async (name) => {
  const share = general * rateLimitShares[publicCallCosts[name]];
  const ask = async (remoteAddress: string) => {
    const headers = { 'content-type': 'application/json' };
    const url = calls[name].path;
    const answer = await limited.app.http.inject({ method: 'POST', url, remoteAddress, headers, payload: '{}' });
    return answer.statusCode === 429;
  };
  const refusals: boolean[] = [];
  for (let times = 0; times < share + 2; times += 1) refusals.push(await ask('203.0.113.9'));
  expect(refusals.indexOf(true)).toBe(share);
  expect(await ask('203.0.113.10')).toBe(false);
});
