import { allTopics, liveReplayMs } from '@chifan/contract/client/live-times';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcements } from '../announcements/announcements.ts';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two nodes that exchange announcements, each through its own channel. */
function openNodes() {
  const handlers: ((said: string | undefined) => void)[] = [];
  const line = (): Announcements => ({
    on: (_channel, handle) => void handlers.push(handle),
    announce: async (_channel, said) => handlers.forEach((handle) => handle(said)),
    isHearing: () => true,
    isUpToDate: () => true,
    start: () => undefined,
    close: async () => undefined,
  });
  return {
    one: createLive([line()]),
    two: createLive([line()]),
    begin: () => handlers.forEach((each) => each(undefined)),
  };
}

test('each server node stores a live message for streams that open later', async () => {
  const { one, two } = openNodes();
  one.publish(['member:1'], { topic: 'notifications', version: 3 });
  await vi.advanceTimersByTimeAsync(100);
  for (const node of [one, two]) {
    expect(node.recent(['member:1'])).toEqual([{ topic: 'notifications', version: 3 }]);
    expect(node.recent(['member:2'])).toEqual([]);
  }
  await vi.advanceTimersByTimeAsync(liveReplayMs);
  for (const node of [one, two]) expect(node.recent(['member:1'])).toEqual([]);
});

test('a new live stream gets a message to fetch everything if its server node may have lost messages', async () => {
  const { two, begin } = openNodes();
  expect(two.recent(['member:1'])).toEqual([]);
  begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(two.recent(['member:1'])).toEqual([{ topic: allTopics, version: 0 }]);
});
