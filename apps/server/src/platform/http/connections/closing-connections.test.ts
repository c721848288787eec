import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { endConnectionsOnClose } from './closing-connections.ts';

/** Shorter than the minute for which Node would leave idle connections open. */
const withoutWaitingMs = 30_000;

async function listening(addRoutes: (http: FastifyInstance) => void = () => undefined) {
  const http = Fastify({ connectionTimeout: 60_000, forceCloseConnections: 'idle' });
  endConnectionsOnClose(http);
  addRoutes(http);
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  return { http, url };
}

test(
  'closing the server does not wait for connections that sent no request',
  async () => {
    const { http, url } = await listening();
    const accepted = once(http.server, 'connection');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await accepted;
    const ended = once(socket, 'close');
    await Promise.all([http.close(), ended]);
  },
  withoutWaitingMs,
);

test(
  'closing the server waits for a running call and then ends its connection at once',
  async () => {
    const begun = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    const { http, url } = await listening((routes) => {
      routes.get('/slow', () => {
        begun.resolve();
        return answer.promise;
      });
    });
    const response = fetch(`${url}/slow`);
    await begun.promise;
    const closing = http.close();
    await expect.poll(() => http.server.listening).toBe(false);
    answer.resolve('served');
    expect(await (await response).text()).toBe('served');
    await closing;
  },
  withoutWaitingMs,
);

test('a server that never listened can be closed', async () => {
  const http = Fastify();
  endConnectionsOnClose(http);
  await http.close();
});
