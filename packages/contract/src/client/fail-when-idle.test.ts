import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveFeed } from './live-feed.ts';
import { liveHeartbeatMs } from './live-times.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saidWithinMs = 15_000;

/**
 * A fake server that answers at once and sends heartbeats until `goSilent`. Afterwards no byte arrives and the
 * connection stays open.
 */
function server() {
  let isSilent = false;
  let asked = 0;
  const answer: typeof fetch = async (_address, init) => {
    asked += 1;
    const failed = new Promise<never>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    if (isSilent) return failed;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const beat = setInterval(() => {
          if (!isSilent) controller.enqueue(new TextEncoder().encode(': beat\n\n'));
        }, liveHeartbeatMs);
        failed.catch((error: unknown) => {
          clearInterval(beat);
          controller.error(error);
        });
      },
    });
    return new Response(body);
  };
  return {
    answer,
    goSilent: () => void (isSilent = true),
    comeBack: () => void (isSilent = false),
    asked: () => asked,
  };
}

function listening() {
  const line = server();
  const states: boolean[] = [];
  const feed = createLiveFeed({
    address: '/rest/live',
    token: () => 'the-token',
    onState: (isLive) => states.push(isLive),
    fetch: line.answer,
  });
  const hear = vi.fn();
  feed.listen('orders', hear);
  return { line, states, feed, hear };
}

test('the live feed reports a silent connection as lost within 15 seconds', async () => {
  const { line, states, feed } = listening();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([true]);
  line.goSilent();
  await vi.advanceTimersByTimeAsync(saidWithinMs);
  expect(states).toEqual([true, false]);
  feed.pause();
});

test('the live feed reconnects after a silent connection, and listeners then fetch again', async () => {
  const { line, states, feed, hear } = listening();
  await vi.advanceTimersByTimeAsync(1_000);
  line.goSilent();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(line.asked()).toBeGreaterThan(2);
  expect(hear).not.toHaveBeenCalled();
  line.comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe(true);
  expect(hear).toHaveBeenCalledTimes(1);
  feed.pause();
});

test('heartbeats alone keep a live feed connected, and a paused feed leaves no timer', async () => {
  const { line, states, feed } = listening();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(states).toEqual([true]);
  expect(line.asked()).toBe(1);
  feed.pause();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
