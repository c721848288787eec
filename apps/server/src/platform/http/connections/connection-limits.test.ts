import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections, maxConnectionsFor, openFilesLimit, reservedFileHandles } from './connection-limits.ts';

async function serving(limits: Parameters<typeof limitConnections>[1]): Promise<Server> {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return server;
}

async function connected(server: Server): Promise<{ socket: Socket; isAnswered: boolean }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const isAnswered = await new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.once('error', () => resolve(false));
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  });
  return { socket, isAnswered };
}

const noAddress = () => false;

test('the server limits the connections per IP address and accepts a new one when another ends', async () => {
  const server = await serving({ isBehindProxy: false, maxPerAddress: 3, isExempt: noAddress });
  const open = [];
  for (let count = 0; count < 3; count += 1) open.push(await connected(server));
  expect(open.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true]);
  expect((await connected(server)).isAnswered).toBe(false);
  open[0]?.socket.destroy();
  await expect.poll(async () => (await connected(server)).isAnswered).toBe(true);
});

test('the server does not limit connections from a proxy or from the same machine', async () => {
  for (const limits of [{ isBehindProxy: true, isExempt: noAddress }, { isBehindProxy: false }]) {
    const server = await serving({ ...limits, maxPerAddress: 1 });
    const open = [await connected(server), await connected(server)];
    expect(open.map(({ isAnswered }) => isAnswered)).toEqual([true, true]);
  }
});

test.each([
  [1024, 1024 - reservedFileHandles],
  [100, 64],
  ['unlimited' as const, undefined],
  [undefined, undefined],
])('with %s open files allowed, the server accepts %s connections', (openFiles, most) => {
  expect(maxConnectionsFor(openFiles)).toBe(most);
});

test('the server derives its connection limit from the operating system’s limit of open files', async () => {
  const server = await serving({ isBehindProxy: false });
  const limit = openFilesLimit();
  expect(typeof limit).toBe('number');
  expect(server.maxConnections).toBe(maxConnectionsFor(limit));
});
