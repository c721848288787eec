import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveFeed, type LiveFeed, readMessage } from './live-feed.ts';
import { allTopics, liveFreshMs, refetchSpreadMs } from './live-times.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Line = { say(text: string): Promise<void>; hangUp(): Promise<void>; readonly headers: Headers };

function server(status = 200) {
  const lines: Line[] = [];
  const answer: typeof fetch = async (_url, init) => {
    if (status !== 200) return new Response('', { status });
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) });
    init?.signal?.addEventListener('abort', () => controller?.error(new DOMException('', 'AbortError')));
    lines.push({
      say: async (text) => {
        controller?.enqueue(new TextEncoder().encode(text));
        await vi.advanceTimersByTimeAsync(0);
      },
      hangUp: async () => {
        controller?.close();
        await vi.advanceTimersByTimeAsync(0);
      },
      headers: new Headers(init?.headers),
    });
    return new Response(body);
  };
  return { lines, fetch: answer };
}

const feedTo = (fetch: typeof globalThis.fetch, token: string | null = 'the-token'): LiveFeed =>
  createLiveFeed({ address: '/rest/live', token: () => token, fetch });

const told = (topic: string, version = 1) => `data: ${JSON.stringify({ topic, version })}\n\n`;

test('the live feed delivers a message only to listeners of its topic', async () => {
  const { lines, fetch } = server();
  const feed = feedTo(fetch);
  const mine = vi.fn();
  const other = vi.fn();
  feed.listen('order:7', mine);
  feed.listen('order:8', other);
  await vi.advanceTimersByTimeAsync(0);
  await lines[0]?.say(`retry: 2000\n\n: listening\n\n${told('order:7')}`);
  expect(mine).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.headers.get('authorization')).toBe('the-token');
});

test('the live feed delivers a message to the first listener that subscribes within ten seconds, and to no later one', async () => {
  const { lines, fetch } = server();
  const feed = feedTo(fetch);
  feed.listen('orders', () => {});
  await vi.advanceTimersByTimeAsync(0);
  await lines[0]?.say(told('order:7') + told('order:8'));
  await vi.advanceTimersByTimeAsync(2_000);
  const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
  feed.listen('order:7', first);
  await vi.advanceTimersByTimeAsync(0);
  feed.listen('order:7', second);
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(liveFreshMs);
  feed.listen('order:8', late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late).not.toHaveBeenCalled();
});

test('the live feed reads a message that arrives in several chunks', async () => {
  const { lines, fetch } = server();
  const listener = vi.fn();
  feedTo(fetch).listen('orders', listener);
  await vi.advanceTimersByTimeAsync(0);
  const text = told('orders');
  await lines[0]?.say(text.slice(0, 9));
  await lines[0]?.say(text.slice(9));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('all listeners fetch again when the live feed has reconnected, because messages may be missing', async () => {
  const { lines, fetch } = server();
  const listener = vi.fn();
  feedTo(fetch).listen('orders', listener);
  await vi.advanceTimersByTimeAsync(0);
  await lines[0]?.hangUp();
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('no live feed listener fetches again if the first connection opens within ten seconds', async () => {
  const { lines, fetch } = server();
  const listener = vi.fn();
  const slowly: typeof fetch = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    return fetch(...asked);
  };
  feedTo(slowly).listen('notifications', listener);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(lines).toHaveLength(1);
  expect(listener).not.toHaveBeenCalled();
});

test('when the live feed first connects late, only listeners who subscribed long before fetch again', async () => {
  const { lines, fetch } = server();
  let isFirst = true;
  const failingFirst: typeof fetch = async (...asked) => {
    if (!isFirst) return fetch(...asked);
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    throw new TypeError('Failed to fetch');
  };
  const feed = feedTo(failingFirst);
  const [early, late] = [vi.fn(), vi.fn()];
  feed.listen('notifications', early);
  await vi.advanceTimersByTimeAsync(8_000);
  feed.listen('notifications', () => {});
  feed.listen('orders', late);
  expect(lines).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lines).toHaveLength(1);
  expect(early).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});

test('a live feed message with the topic “*” makes the listeners of all topics fetch within a second', async () => {
  const { lines, fetch } = server();
  const feed = feedTo(fetch);
  const listeners = [vi.fn(), vi.fn()];
  feed.listen('orders', () => listeners[0]?.());
  feed.listen('order:7', () => listeners[1]?.());
  await vi.advanceTimersByTimeAsync(0);
  await lines[0]?.say(told(allTopics, 0));
  await vi.advanceTimersByTimeAsync(refetchSpreadMs * 1.25);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

test('the live feed does not connect without a token, and does not reconnect with a rejected token', async () => {
  const open = server();
  feedTo(open.fetch, null).listen('orders', () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(open.lines).toHaveLength(0);
  const asked = vi.fn(server(401).fetch);
  feedTo(asked).listen('orders', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the live feed disconnects when the last listener unsubscribes', async () => {
  const { lines, fetch } = server();
  const feed = feedTo(fetch);
  const stop = feed.listen('orders', () => {});
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
});

test('readMessage returns null for a comment of the event stream and for data without a topic', () => {
  expect(readMessage(': beat')).toBeNull();
  expect(readMessage('data: {"other":1}')).toBeNull();
  expect(readMessage('data: {"topic":"orders","version":2}')).toEqual({ topic: 'orders', version: 2 });
});
