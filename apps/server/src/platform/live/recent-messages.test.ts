import { allTopics, liveReplayMs } from '@chifan/contract/client/live-times';
import { expect, test } from 'vitest';
import { createRecentMessages, maxRecentMessages } from './recent-messages.ts';

function recentAt(start = 0) {
  let now = start;
  const recent = createRecentMessages(() => now);
  return { ...recent, wait: (ms: number) => void (now += ms) };
}

test('the store of recent live messages returns the last version of each topic for the requested audiences only', () => {
  const recent = recentAt();
  recent.add(['member:1', 'shop:2'], { topic: 'order:7', version: 1 });
  recent.add(['member:1'], { topic: 'orders', version: 2 });
  recent.add(['shop:3'], { topic: 'order:8', version: 4 });
  recent.wait(liveReplayMs * 0.9);
  recent.add(['member:1', 'shop:2'], { topic: 'order:7', version: 3 });
  expect(recent.of(['member:1'])).toEqual([
    { topic: 'order:7', version: 3 },
    { topic: 'orders', version: 2 },
  ]);
  expect(recent.of(['shop:2', 'shop:3'])).toEqual([
    { topic: 'order:7', version: 3 },
    { topic: 'order:8', version: 4 },
  ]);
  expect(recent.of(['member:2'])).toEqual([]);
});

test.each([0, 0.3, 0.7, 0.99])(
  'a live message is stored for exactly `liveReplayMs`, also if it arrives after %s of this time has passed',
  (moment) => {
    const recent = recentAt();
    recent.wait(liveReplayMs * moment);
    recent.add(['member:1'], { topic: 'orders', version: 1 });
    recent.wait(liveReplayMs / 2);
    recent.add(['member:2'], { topic: 'orders', version: 1 });
    recent.wait(liveReplayMs / 2);
    expect(recent.of(['member:1'])).toHaveLength(1);
    recent.wait(1);
    expect(recent.of(['member:1'])).toEqual([]);
  },
);

test('after a possible loss of live messages, clients must fetch everything until `liveReplayMs` has passed', () => {
  const recent = recentAt();
  recent.add(['member:1'], { topic: 'orders', version: 1 });
  recent.markMissed();
  recent.add(['member:1'], { topic: 'orders', version: 2 });
  recent.wait(liveReplayMs);
  expect(recent.of(['member:1'])).toEqual([{ topic: allTopics, version: 0 }]);
  expect(recent.of([])).toEqual([{ topic: allTopics, version: 0 }]);
  recent.wait(1);
  expect(recent.of(['member:1'])).toEqual([]);
});

test('the full store of recent live messages drops messages and makes clients fetch everything', () => {
  const recent = recentAt();
  let most = 0;
  for (let index = 0; index < 5 * maxRecentMessages; index += 1) {
    recent.add([`member:${index}`], { topic: `order:${index}`, version: 1 });
    if (index % 7 === 0) recent.wait(2);
    most = Math.max(most, recent.size());
  }
  expect(most).toBeLessThanOrEqual(2 * maxRecentMessages);
  expect(recent.of(['member:1'])).toEqual([{ topic: allTopics, version: 0 }]);
});

test('the store of recent live messages has one message per topic and drops it after a quiet time', () => {
  const recent = recentAt();
  for (let version = 0; version < 2 * maxRecentMessages; version += 1)
    recent.add(['platform'], { topic: 'orders', version });
  expect(recent.size()).toBe(1);
  recent.wait(3 * liveReplayMs);
  recent.add(['platform'], { topic: 'help', version: 1 });
  expect(recent.size()).toBe(1);
});
