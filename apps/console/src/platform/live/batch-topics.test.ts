import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchTopics } from './batch-topics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1_000;

function gathering() {
  const told: (readonly string[])[] = [];
  return { told, hear: batchTopics((topics) => told.push(topics), second) };
}

test('batchTopics reports the first topic at once and the topics of the next second in one batch, without duplicates', () => {
  const { told, hear } = gathering();
  hear('orders');
  expect(told).toEqual([['orders']]);
  for (let order = 0; order < 50; order += 1) hear('orders');
  hear('withdrawals');
  vi.advanceTimersByTime(second - 1);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([['orders'], ['orders', 'withdrawals']]);
});

test('batchTopics reports a continuous stream of topics once per second and loses no topic', () => {
  const { told, hear } = gathering();
  for (let tenth = 0; tenth < 30; tenth += 1) {
    hear('orders');
    vi.advanceTimersByTime(second / 10);
  }
  vi.advanceTimersByTime(second);
  expect(told).toHaveLength(4);
  hear('refunds');
  vi.advanceTimersByTime(second);
  expect(told.at(-1)).toEqual(['refunds']);
});

test('after a second without topics, batchTopics reports the next topic at once', () => {
  const { told, hear } = gathering();
  hear('orders');
  vi.advanceTimersByTime(10 * second);
  expect(told).toHaveLength(1);
  hear('orders');
  expect(told).toHaveLength(2);
});
