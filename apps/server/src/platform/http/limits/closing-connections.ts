import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepMs = 50;

/**
 * A server that closes ends each connection as soon as no call is under way on it. Node ends once those that are idle; it
 * would wait more than a minute for one whose call was answered a moment later, and for one that a browser has opened
 * ahead of need.
 */
export function endConnectionsOnClose(http: FastifyInstance): void {
  const { server } = http;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  http.addHook('preClose', async () => {
    if (!server.listening) return;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.once('close', () => clearInterval(sweep));
  });
}
