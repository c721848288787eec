import { expect, test } from 'vitest';
import { createSessionCache } from './session-cache.ts';

const now = new Date('2026-11-21T04:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const entry = (id: number, expiresAt = later(3_600_000)) => ({
  caller: { role: 'member', id, sessionHash: `hash ${id}` } as const,
  expiresAt,
  readAt: now,
});

test('the session cache returns a session for less than five seconds after it was stored', () => {
  const cache = createSessionCache();
  cache.remember('a', entry(1), cache.endings());
  expect(cache.find('a', later(4_999))?.id).toBe(1);
  expect(cache.find('a', later(5_000))).toBeUndefined();
});

test('the session cache does not return an expired session', () => {
  const cache = createSessionCache();
  cache.remember('a', entry(1, later(1_000)), cache.endings());
  expect(cache.find('a', later(1_000))).toBeUndefined();
});

test('the session cache does not store a session that was read before some session ended', () => {
  const cache = createSessionCache();
  const before = cache.endings();
  cache.remove(['a']);
  cache.remember('a', entry(1), before);
  expect(cache.find('a', now)).toBeUndefined();
});

test('a full session cache drops the least recently used session', () => {
  const cache = createSessionCache();
  for (let id = 0; id < 10_000; id += 1) cache.remember(`${id}`, entry(id), 0);
  cache.find('0', now);
  cache.remember('one more', entry(-1), 0);
  expect(cache.find('0', now)?.id).toBe(0);
  expect(cache.find('1', now)).toBeUndefined();
});
