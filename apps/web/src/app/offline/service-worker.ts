// Keeps the app and what a guest has read of menus and orders for times without a network, and takes push messages.
import { apiBasesOf, cacheFor, callAt, keyOf, maxKept } from './kept-answers.ts';
import { notificationOf, readPushed } from './pushed-message.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;

const page = '/web/';
const apiBases = apiBasesOf(worker.location);
const pagePatienceMs = 4_000;
// The build replaces exactly this expression by the list.
const manifest = self.__WB_MANIFEST;
const shell = manifest.map(({ url }) => (url === 'index.html' ? page : page + url));
/** Of this release: what earlier ones kept is deleted once it takes over. */
const cacheName = `chifan-shell-${manifest.map(({ url, revision }) => revision ?? url).join('|')}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldReleases().then(() => worker.clients.claim()));
});

async function removeOldReleases(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('chifan-shell') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const place = cacheFor(callAt(url, apiBases) ?? '', request.headers.has('authorization'));
  if (place !== undefined) event.respondWith(answered(request, url, place));
  else if (url.origin !== worker.location.origin || request.method !== 'GET') return;
  else if (request.mode === 'navigate' && url.pathname === page) event.respondWith(freshPage());
  else if (url.pathname.startsWith(`${page}assets/`)) event.respondWith(keptAsset(request));
});

/** The page says which files it had before this worker took over: a first visit is enough to come back to. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  const assets = data.filter((url): url is string => typeof url === 'string' && url.startsWith(`${page}assets/`));
  event.waitUntil(keepAll(assets));
});

async function keepAll(assets: readonly string[]): Promise<void> {
  await Promise.all(assets.map((url) => keptAsset(new Request(url)).catch(() => undefined)));
}

/** The server's page, so that a new release shows at once; the cached one when the network is away or too slow. */
async function freshPage(): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(page, { signal: AbortSignal.timeout(pagePatienceMs) });
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch {
    return (await cache.match(page)) ?? Response.error();
  }
}

/** Assets are named by a hash of their content: a cached one never goes stale. */
async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The server's answer; where there is no network, what it answered to the very same question before. */
async function answered(request: Request, url: URL, place: string): Promise<Response> {
  const asked = request.method === 'GET' ? url.search : await request.clone().text();
  const key = keyOf(url.origin, url.pathname, asked);
  try {
    const response = await fetch(request);
    if (response.ok) await keep(place, key, response.clone());
    return response;
  } catch (error) {
    const kept = await (await caches.open(place)).match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keep(place: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(place);
  // Written anew it is the youngest.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxKept)).map((old) => cache.delete(old)));
}

worker.addEventListener('push', (event) => {
  const message = readPushed(event.data?.json());
  if (message) event.waitUntil(worker.registration.showNotification(message.title, notificationOf(message)));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { address } = notification.data as { readonly address?: string };
  event.waitUntil(open(address ?? page));
});

/** In the app where it is open, else in a new window. */
async function open(address: string): Promise<void> {
  const [first] = (await worker.clients.matchAll({ type: 'window' })).filter(({ url }) => url.includes(page));
  if (first === undefined) await worker.clients.openWindow(address);
  // A window that may not be brought to the front is led there all the same.
  else await (await first.focus().catch(() => first)).navigate(address);
}
