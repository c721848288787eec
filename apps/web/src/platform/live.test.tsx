import { liveGraceMs, liveHeartbeatMs, liveTimeoutMs } from '@chifan/contract/client';
import { useIsDisconnected } from '@chifan/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConnection, useLive } from './live.ts';
import { useSession } from './session/session.ts';

const saidWithinMs = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
  useSession.getState().store('token-of-the-test', 1);
});
afterEach(() => {
  cleanup();
  useSession.getState().signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a live connection that sends heartbeats. The returned function cuts the connection without closing it. */
function beatingLine() {
  let isCut = false;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const ended = new Promise<never>((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    if (isCut) return ended;
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        const beat = setInterval(() => {
          if (!isCut) line.enqueue(new TextEncoder().encode(': beat\n\n'));
        }, liveHeartbeatMs);
        ended.catch((error: unknown) => {
          clearInterval(beat);
          line.error(error);
        });
      },
    });
    return new Response(body);
  });
  return () => void (isCut = true);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a live connection without heartbeats is reported as dead within 15 seconds, and an idle one with heartbeats is not', async () => {
  const cut = beatingLine();
  const { result } = renderHook(() => {
    useLive('order:7', () => {});
    return useIsDisconnected(useConnection(({ isLive }) => isLive));
  });
  await wait(60_000);
  expect(result.current).toBe(false);
  cut();
  await wait(saidWithinMs);
  expect(result.current).toBe(true);
  expect(liveTimeoutMs + liveGraceMs).toBeLessThan(saidWithinMs);
});
