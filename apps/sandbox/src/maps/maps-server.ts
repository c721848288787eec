import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerAsAmap } from './amap.ts';
import type { MapsKeys } from './maps-keys.ts';
import { answerAsNominatim } from './nominatim.ts';
import { answerAsPhoton } from './photon.ts';
import { answerAsTencent } from './tencent.ts';

/** Keys of the real ones' forms, which nobody else has. */
export const newMapsKeys = (): MapsKeys => ({
  tencent: (randomBytes(15).toString('hex').toUpperCase().match(/.{5}/g) ?? []).join('-'),
  tencentSecret: null,
  amap: randomBytes(16).toString('hex'),
});

/** delayMs: every answer waits; the others say how many of the next answers break off, fail, or say that the quota is used up. */
export type MapsFaultControls = { delayMs: number; cutOff: number; error500: number; overQuota: number };

export type MapsStandIn = {
  /** Each service answers below it under its name: http://127.0.0.1:PORT/tencent. */
  readonly base: string;
  readonly faults: MapsFaultControls;
  close(): Promise<void>;
};

/** Speaks the protocols of four maps services on a loopback port of its own. */
export async function openMapsStandIn(keys: MapsKeys): Promise<MapsStandIn> {
  const faults: MapsFaultControls = { delayMs: 0, cutOff: 0, error500: 0, overQuota: 0 };
  const server = createServer((request, response) => {
    answer({ keys, faults }, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, faults, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

type Service = { readonly keys: MapsKeys; readonly faults: MapsFaultControls };
type Reply = { readonly status: number; readonly body: object };

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { faults } = service;
  if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { ref: false });
  // Nobody waits any more: what is to go wrong is meant for somebody else.
  if (response.destroyed) return;
  const { status, body } = happens(faults, 'error500')
    ? { status: 500, body: { message: 'internal error' } }
    : replyTo(service, request);
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  if (!happens(faults, 'cutOff')) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
}

function happens(faults: MapsFaultControls, name: Exclude<keyof MapsFaultControls, 'delayMs'>): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}

const notFound: Reply = { status: 404, body: { message: 'not found' } };

function replyTo({ keys, faults }: Service, request: IncomingMessage): Reply {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://maps');
  const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
  const isOverQuota = happens(faults, 'overQuota');
  switch (name) {
    case 'tencent':
      return { status: 200, body: answerAsTencent(keys, path, searchParams, isOverQuota) };
    case 'amap':
      return { status: 200, body: answerAsAmap(keys, path, searchParams, isOverQuota) };
    case 'nominatim':
      return openDoor(request, isOverQuota) ?? found(answerAsNominatim(path, searchParams));
    case 'photon':
      return openDoor(request, isOverQuota) ?? answerAsPhoton(path, searchParams) ?? notFound;
    default:
      return notFound;
  }
}

const found = (body: object | undefined): Reply => (body === undefined ? notFound : { status: 200, body });

/** Services without keys ask every caller to say who it is, and turn away whoever comes too often. */
function openDoor({ headers }: IncomingMessage, isOverQuota: boolean): Reply | undefined {
  if (/^(?:node|undici|)$/i.test(headers['user-agent'] ?? ''))
    return { status: 403, body: { message: 'Access denied' } };
  return isOverQuota ? { status: 429, body: { message: 'Too many requests' } } : undefined;
}
