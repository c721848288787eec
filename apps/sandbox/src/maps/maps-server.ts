import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type LoopbackServer, listenOnLoopback } from '../gateways/loopback.ts';
import { escaped } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { answerAsAmap } from './amap.ts';
import type { MapsKeys } from './maps-keys.ts';
import { answerAsNominatim, answerAsPhoton } from './open-street-map.ts';
import { answerAsTencent } from './tencent.ts';

/**
 * Fault controls. delayMs: delay of each response. The other controls are the numbers of next responses that are
 * incomplete (cutOff), have status 500 (error500) or report an exceeded quota (overQuota).
 */
export type MapsFaultControls = { delayMs: number; cutOff: number; error500: number; overQuota: number };

/**
 * Server with all simulated maps services. The URL contains the name of the service, such as
 * http://127.0.0.1:PORT/tencent.
 */
export type MapsStandIn = LoopbackServer & { readonly faults: MapsFaultControls };

export async function openMapsStandIn(keys: MapsKeys): Promise<MapsStandIn> {
  const faults: MapsFaultControls = { delayMs: 0, cutOff: 0, error500: 0, overQuota: 0 };
  const server = await listenOnLoopback((request, response) => answer({ keys, faults }, request, response));
  return { ...server, faults };
}

type Service = { readonly keys: MapsKeys; readonly faults: MapsFaultControls };
type Reply = { readonly status: number; readonly body: object };

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { faults } = service;
  if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { ref: false });
  // The caller has disconnected. Return before `consumeFault`, so that the fault applies to the next request.
  if (response.destroyed) return;
  const { status, body } = consumeFault(faults, 'error500')
    ? { status: 500, body: { message: 'internal error' } }
    : replyTo(service, request);
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  if (!consumeFault(faults, 'cutOff')) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
}

const notFound: Reply = { status: 404, body: { message: 'not found' } };

function replyTo({ keys, faults }: Service, request: IncomingMessage): Reply {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://maps');
  const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
  const isOverQuota = consumeFault(faults, 'overQuota');
  switch (name) {
    case 'tencent':
      return { status: 200, body: answerAsTencent(keys, path, searchParams, isOverQuota) };
    case 'amap':
      return { status: 200, body: answerAsAmap(keys, path, searchParams, isOverQuota) };
    case 'nominatim':
      return requestRefusal(request, isOverQuota) ?? found(answerAsNominatim(path, searchParams));
    case 'photon':
      return requestRefusal(request, isOverQuota) ?? answerAsPhoton(path, searchParams) ?? notFound;
    default:
      return notFound;
  }
}

const found = (body: object | undefined): Reply => (body === undefined ? notFound : { status: 200, body });

/** Nominatim and Photon need no key. They reject requests without a User-Agent and callers above the quota. */
function requestRefusal({ headers }: IncomingMessage, isOverQuota: boolean): Reply | undefined {
  if (/^(?:node|undici|)$/i.test(headers['user-agent'] ?? ''))
    return { status: 403, body: { message: 'Access denied' } };
  return isOverQuota ? { status: 429, body: { message: 'Too many requests' } } : undefined;
}

export const mapsStandIn = ({ base, faults }: MapsStandIn): StandIn => ({
  name: 'maps',
  faults,
  section: () => `<h2>Maps</h2><p>Tencent, AMap, Nominatim and Photon answer below this address, each under its name:
<code>${escaped(base)}</code>. They know a handful of invented places around the demo city.</p>`,
});
