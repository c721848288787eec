import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { consumeFault, type FaultControls } from './fault-controls.ts';

export interface LoopbackServer {
  /** Origin of the server: http://127.0.0.1:PORT */
  readonly base: string;
  close(): Promise<void>;
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** True for calls that change data. The fault `cutAfterEffect` applies only to them. */
  readonly isWrite: boolean;
}

/**
 * Serves a gateway's API on a loopback port. `reply` is synchronous, so that two simultaneous calls with one payment
 * number cannot both be new.
 */
export function openLoopback(
  faults: FaultControls,
  reply: (request: IncomingMessage, body: string) => ApiReply,
): Promise<LoopbackServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body, isWrite } = reply(request, await text(request));
    if (faults.answerDelayMs > 0) await sleep(faults.answerDelayMs);
    if (isWrite && consumeFault(faults, 'cutAfterEffect')) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { ...headers });
    response.end(body);
  };
  return listenOnLoopback(answer);
}

export async function listenOnLoopback(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { base: `http://127.0.0.1:${port}`, close };
}
