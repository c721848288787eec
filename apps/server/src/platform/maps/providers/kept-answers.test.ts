import { expect, test } from 'vitest';
import { createResponseCache } from './providers.ts';

function counting() {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
}

test('the server caches the response of a maps service for ten minutes', async () => {
  let now = 0;
  const keep = createResponseCache<number>(
    () => true,
    () => now,
  );
  const ask = counting();
  expect(await keep('here', ask)).toBe(1);
  now = 599_999;
  expect(await keep('here', ask)).toBe(1);
  expect(await keep('there', ask)).toBe(2);
  now = 600_000;
  expect(await keep('here', ask)).toBe(3);
});

test('concurrent equal requests to a maps service share one response', async () => {
  const keep = createResponseCache<number>(() => true);
  const ask = counting();
  expect(await Promise.all([keep('here', ask), keep('here', ask)])).toEqual([1, 1]);
});

test('the server sends a maps request again after a failure or after a response that must not be cached', async () => {
  const keep = createResponseCache<number>((value) => value > 1);
  const ask = counting();
  expect(await keep('here', ask)).toBe(1);
  expect(await keep('here', ask)).toBe(2);
  expect(await keep('here', ask)).toBe(2);
  await expect(keep('there', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await keep('there', ask)).toBe(3);
});

test('above two thousand responses, the cache of maps responses drops the least recently used one', async () => {
  const keep = createResponseCache<number>(() => true);
  const ask = counting();
  for (let count = 0; count < 2_000; count += 1) await keep(`place ${count}`, ask);
  await keep('place 0', ask);
  await keep('one more', ask);
  expect(await keep('place 0', ask)).toBe(1);
  expect(await keep('place 1', ask)).toBe(2_002);
});
