import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncements, type LineCallbacks, type OpenLine, upToDateMs } from './announcements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beatMs = 1000;
const pauseMs = 500;

/**
 * A fake announcement server in memory. The server delivers each announcement to all open connections, except while
 * `isDeaf` is true.
 */
function openServer() {
  const at = new Set<LineCallbacks>();
  const server = { isDeaf: false, opened: 0, openLine: undefined as unknown as OpenLine };
  server.openLine = (_channels, line) => {
    server.opened += 1;
    at.add(line);
    queueMicrotask(line.opened);
    return {
      announce: async (channel, said) => {
        if (!server.isDeaf) for (const each of at) each.received(channel, said);
      },
      close: async () => void at.delete(line),
    };
  };
  return server;
}

function openNode(server: ReturnType<typeof openServer>) {
  const onNotReceiving = vi.fn<() => void>();
  const heard = vi.fn<(said?: string) => void>();
  const announcements = createAnnouncements(server.openLine, { onNotReceiving, beatMs, pauseMs });
  announcements.on('news', heard);
  announcements.start();
  return { announcements, heard, onNotReceiving };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('an announcement connection counts as listening only after it received its own heartbeat', async () => {
  const server = openServer();
  server.isDeaf = true;
  const { announcements, heard } = openNode(server);
  await pass(0);
  expect(announcements.isHearing()).toBe(false);
  await expect(announcements.announce('news', 'x')).rejects.toThrow('announcement failed');
  server.isDeaf = false;
  await pass(beatMs);
  expect(announcements.isHearing()).toBe(true);
  expect(heard.mock.calls).toEqual([[]]);
  await announcements.announce('news', 'x');
  expect(heard).toHaveBeenLastCalledWith('x');
});

test('an announcement connection that no longer receives its own messages is reported and reopened', async () => {
  const server = openServer();
  const { announcements, heard, onNotReceiving } = openNode(server);
  await pass(0);
  server.isDeaf = true;
  await pass(4 * beatMs);
  expect(onNotReceiving).toHaveBeenCalledTimes(1);
  expect(announcements.isHearing()).toBe(false);
  server.isDeaf = false;
  await pass(pauseMs);
  expect(server.opened).toBe(2);
  expect(announcements.isHearing()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('an open announcement connection that falls silent counts as up to date for only two seconds', async () => {
  const server = openServer();
  const { announcements, heard } = openNode(server);
  await pass(3 * beatMs);
  expect(announcements.isUpToDate()).toBe(true);
  heard.mockClear();
  server.isDeaf = true;
  await pass(upToDateMs - beatMs);
  expect(announcements.isUpToDate()).toBe(true);
  await pass(beatMs);
  expect([announcements.isHearing(), announcements.isUpToDate()]).toEqual([true, false]);
  server.isDeaf = false;
  await pass(beatMs / 2);
  // The connection was only late and lost no message, so no node fetches its data again.
  expect([announcements.isUpToDate(), heard.mock.calls]).toEqual([true, []]);
});

test('after a server node is killed, the other nodes fetch their data again once, because its last messages may be lost', async () => {
  const server = openServer();
  const [staying, leaving] = [openNode(server), openNode(server)];
  await pass(3 * beatMs);
  staying.heard.mockClear();
  // Simulates a kill of the leaving node: its farewell message is not delivered.
  server.isDeaf = true;
  await leaving.announcements.close();
  server.isDeaf = false;
  await pass(10 * beatMs);
  expect(staying.heard.mock.calls).toEqual([[]]);
});

test('after a server node closes normally, the other nodes do not fetch their data again', async () => {
  const server = openServer();
  const [staying, leaving] = [openNode(server), openNode(server)];
  await pass(3 * beatMs);
  staying.heard.mockClear();
  await leaving.announcements.close();
  await pass(10 * beatMs);
  expect(staying.heard).not.toHaveBeenCalled();
});
