import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestQueue } from './nominatim.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('concurrent Nominatim requests are sent at a minimum interval, and one that would wait too long is refused', async () => {
  const isMyTurn = createRequestQueue({ pauseMs: 1000, patienceMs: 2500 });
  const went: number[] = [];
  const since = performance.now();
  const all = Array.from({ length: 5 }, async () => {
    const isMine = await isMyTurn();
    if (isMine) went.push(Math.round(performance.now() - since));
    return isMine;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(all)).toEqual([true, true, true, false, false]);
  expect(went).toEqual([0, 1000, 2000]);
});

test('a Nominatim request is sent at once if the minimum interval since the last one is over', async () => {
  const isMyTurn = createRequestQueue({ pauseMs: 1000, patienceMs: 0 });
  expect(await isMyTurn()).toBe(true);
  expect(await isMyTurn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isMyTurn()).toBe(true);
});
