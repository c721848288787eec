import { calls } from '@chifan/contract';
import { expect, test } from 'vitest';
import { cacheFor, keyOf, privateAnswers, publicAnswers } from './kept-answers.ts';

const all = Object.values(calls);

test('a menu is kept for everybody, an order for whoever is signed in, and no other call', () => {
  const kept = (isSignedIn: boolean) => all.filter(({ path }) => cacheFor(path, isSignedIn) !== undefined);
  expect(kept(false).every(({ access }) => access === 'public')).toBe(true);
  expect(
    kept(true)
      .filter(({ access }) => access === 'member')
      .map(({ path }) => cacheFor(path, true)),
  ).toEqual(kept(true).flatMap(({ access }) => (access === 'member' ? [privateAnswers] : [])));
  expect(cacheFor('/rest/shop/menu', false)).toBe(publicAnswers);
  expect(cacheFor('/rest/order/detail', true)).toBe(privateAnswers);
});

test('nothing that changes anything is answered from what was kept', () => {
  for (const { path, creates } of all) if (creates) expect(cacheFor(path, true)).toBeUndefined();
  expect(cacheFor('/rest/order/quote', true)).toBeUndefined();
  expect(cacheFor('constructor', true)).toBeUndefined();
});

test('each call that is kept is one of the contract', () => {
  const paths = new Set<string>(all.map(({ path }) => path));
  const named = [
    '/rest/shop/home',
    '/rest/shop/menu',
    '/rest/shop/details',
    '/rest/order/list',
    '/rest/order/live',
    '/rest/shop/dish',
    '/rest/order/detail',
  ];
  for (const path of named) expect(paths.has(path) && cacheFor(path, true) !== undefined).toBe(true);
});

test('another question to the same call has another key', () => {
  const key = (body: string) => keyOf('https://chifan.example', '/rest/shop/menu', body);
  expect(key('{"shopId":1}')).not.toBe(key('{"shopId":2}'));
  expect(URL.canParse(key('{"shopId":1,"lang":"ar"}'))).toBe(true);
});
