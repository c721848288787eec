import { calls } from '@chifan/contract';
import { expect, test } from 'vitest';
import {
  apiBasesOf,
  cacheFor,
  callPathOf,
  keyOf,
  privateResponseCache,
  publicResponseCache,
  workerAddress,
} from './cached-responses.ts';

const all = Object.values(calls);

test('the service worker caches menus for all guests, orders for the signed-in member, and no other calls', () => {
  const kept = (isSignedIn: boolean) => all.filter(({ path }) => cacheFor(path, isSignedIn) !== undefined);
  expect(kept(false).every(({ access }) => access === 'public')).toBe(true);
  expect(
    kept(true)
      .filter(({ access }) => access === 'member')
      .map(({ path }) => cacheFor(path, true)),
  ).toEqual(kept(true).flatMap(({ access }) => (access === 'member' ? [privateResponseCache] : [])));
  expect(cacheFor('/rest/shop/here', false)).toBe(publicResponseCache);
  expect(cacheFor('/rest/order/detail', true)).toBe(privateResponseCache);
});

test('the service worker never uses its cache for a call that creates something', () => {
  for (const { path, creates } of all) if (creates) expect(cacheFor(path, true)).toBeUndefined();
  expect(cacheFor('/rest/order/quote', true)).toBeUndefined();
  expect(cacheFor('constructor', true)).toBeUndefined();
});

test('every API path that the service worker caches exists in the API contract', () => {
  const paths = new Set<string>(all.map(({ path }) => path));
  const named = [
    '/rest/shop/home',
    '/rest/shop/here',
    '/rest/shop/dishes',
    '/rest/shop/details',
    '/rest/order/list',
    '/rest/order/live',
    '/rest/shop/dish',
    '/rest/order/detail',
  ];
  for (const path of named) expect(paths.has(path) && cacheFor(path, true) !== undefined).toBe(true);
});

const origin = 'https://chifan.example';
const basesOfWorker = (bases: readonly string[]) => {
  const { search } = new URL(workerAddress(bases), origin);
  return apiBasesOf({ origin, search });
};

test.each([
  [[], `${origin}/rest/shop/here`],
  [['https://cn.example'], `${origin}/rest/shop/here`],
  [['https://cn.example'], 'https://cn.example/rest/shop/here'],
  [['https://CN.example/api/'], 'https://cn.example/api/rest/shop/here'],
  [['/api', 'https://cn.example'], `${origin}/api/rest/shop/here`],
])('with the additional API base URLs %j, the service worker recognises the API call %s', (bases, address) => {
  expect(callPathOf(new URL(address), basesOfWorker(bases))).toBe('/rest/shop/here');
});

test.each([
  'https://elsewhere.example/rest/shop/here',
  'https://cn.example.elsewhere.example/rest/shop/here',
  'http://cn.example/rest/shop/here',
  'https://cn.example/shop/menu',
])('the service worker does not cache %s, because it is not a URL of the API', (address) => {
  expect(callPathOf(new URL(address), basesOfWorker(['https://cn.example']))).toBeUndefined();
});

test('the URL of the service worker has no parameters if all API calls go to the page’s origin', () => {
  expect(workerAddress([])).toBe('/web/service-worker.js');
});

test('responses of two servers to the same API call have different cache keys', () => {
  expect(keyOf(origin, '/rest/order/list', '{}')).not.toBe(keyOf('https://cn.example', '/rest/order/list', '{}'));
});

test('responses to the same API call with different inputs have different cache keys', () => {
  const key = (body: string) => keyOf('https://chifan.example', '/rest/shop/here', body);
  expect(key('{"shopId":1}')).not.toBe(key('{"shopId":2}'));
  expect(URL.canParse(key('{"shopId":1,"lang":"ar"}'))).toBe(true);
});

test('the cache key of a menu does not contain the guest’s position, but the cache key of a home screen does', () => {
  const at = (path: string, longitude: string) =>
    keyOf(origin, path, JSON.stringify({ shopId: 1, latitude: '31.230400', longitude, lang: 'en' }));
  expect(at('/rest/shop/here', '121.473700')).toBe(at('/rest/shop/here', '121.480000'));
  expect(at('/rest/shop/details', '121.473700')).toBe(at('/rest/shop/details', '121.480000'));
  expect(at('/rest/shop/home', '121.473700')).not.toBe(at('/rest/shop/home', '121.480000'));
});
