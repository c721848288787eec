// Keeps the shell for times without a network. Prices, menus and orders are never kept: they must be true.
import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;

const cacheName = 'chifan-shell';
const page = '/web/';
const pagePatienceMs = 4_000;
// The build writes the list in the place of exactly these words.
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

/** The page of the server, so that a new release shows at once; the kept one when the network is away or too slow. */
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

/** The name of an asset is a hash of its content: once kept, it stays true. */
async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
