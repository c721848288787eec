import { type AnyCall, calls } from '@chifan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const cacheControl = async (path: string, headers: Record<string, string> = {}, body: object = {}) => {
  const answer = await app.raw({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.headers['cache-control'];
};

const everyCall = Object.entries(calls as Record<string, AnyCall>);
const isPrivate = ([, { access }]: [string, AnyCall]) => access !== 'public';

test.each(everyCall.filter(isPrivate))(
  'the response of the private call %s must not be cached',
  async (_name, { path }) => {
    for (const headers of [{}, { authorization: city.member.token }]) {
      expect(await cacheControl(path, headers)).toBe('no-store');
    }
  },
);

test('a public call must not be cached for a signed-in caller or if it returns a token', async () => {
  const menu = '/rest/shop/menu';
  expect(await cacheControl(menu, { authorization: city.member.token }, { shopId: city.shopId })).toBe('no-store');
  expect(await cacheControl(menu, {}, { shopId: city.shopId })).toBeUndefined();
  expect(await cacheControl('/rest/member/login')).toBe('no-store');
});

test('a private call with GET must not be cached', async () => {
  const answer = await app.raw({
    url: '/rest/member/getLoginMemberInfo',
    headers: { authorization: city.member.token },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});
