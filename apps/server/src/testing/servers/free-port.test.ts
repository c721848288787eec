import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, onFreePort } from './free-port.ts';

test('freePort returns a port below the ephemeral range that accepts a listener', async () => {
  for (const port of await Promise.all(Array.from({ length: 20 }, () => freePort()))) {
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }
});

test('onFreePort retries on another port when the chosen port is taken', async () => {
  const tried: number[] = [];
  const started = await onFreePort(async (port) => {
    tried.push(port);
    if (tried.length < 3) throw new Error('EADDRINUSE');
    return port;
  });
  expect(tried).toHaveLength(3);
  expect(started).toBe(tried[2]);
});

test('onFreePort reports the last error when every start fails', async () => {
  let starts = 0;
  const start = onFreePort(async () => {
    starts += 1;
    throw new Error(`start ${starts}`);
  });
  await expect(start).rejects.toThrow('start 5');
});
