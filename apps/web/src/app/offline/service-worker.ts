// Keeps the shell for times without a network. Prices, menus and orders are never cached: they must be true.
import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;

const cacheName = 'chifan-shell';
const page = '/web/';
const pagePatienceMs = 4_000;
// The build replaces exactly this expression by the list.
const shell = self.__WB_MANIFEST.map(({ url }) => (url === 'index.html' ? page : page + url));

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && url.pathname === page) event.respondWith(freshPage());
  else if (url.pathname.startsWith(`${page}assets/`)) event.respondWith(keptAsset(request));
});

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
