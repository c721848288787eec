import type { WorkerScope } from './worker-scope.ts';

type Shell = {
  /** Path of the app, such as `/web/`, which is also the URL of its HTML page. */
  readonly base: string;
  /** Prefix of the app's cache names. Apps of one origin share the cache storage. */
  readonly name: string;
  /** Files of the current release, listed by the build. */
  readonly manifest: Window['__WB_MANIFEST'];
};

const pagePatienceMs = 4_000;

/** Caches an app's HTML page and files, so that the app opens offline. */
export function cacheAppShell(worker: WorkerScope, { base, name, manifest }: Shell): void {
  const shell = manifest.map(({ url }) => (url === 'index.html' ? base : base + url));
  /** Name of the release's cache. Caches of earlier releases are deleted when the service worker becomes active. */
  const cacheName = `${name}-${manifest.map(({ url, revision }) => revision ?? url).join('|')}`;
  const isAsset = (pathname: string) => pathname.startsWith(`${base}assets/`);

  worker.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open(cacheName)
        .then((cache) => cache.addAll(shell))
        .then(() => worker.skipWaiting()),
    );
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(removeOldReleases(name, cacheName).then(() => worker.clients.claim()));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== worker.location.origin || request.method !== 'GET') return;
    if (request.mode === 'navigate' && url.pathname === base) event.respondWith(freshPage(cacheName, base));
    else if (isAsset(url.pathname)) event.respondWith(keptAsset(cacheName, request));
  });

  /**
   * The page sends the list of files that it loaded before the service worker was active. The worker caches these
   * files, so one visit is enough for offline use.
   */
  worker.addEventListener('message', (event) => {
    const { data } = event;
    if (!Array.isArray(data)) return;
    const assets = data.filter((url): url is string => typeof url === 'string' && isAsset(url));
    const kept = assets.map((url) => keptAsset(cacheName, new Request(url)).catch(() => undefined));
    event.waitUntil(Promise.all(kept));
  });
}

async function removeOldReleases(name: string, current: string): Promise<void> {
  const old = (await caches.keys()).filter((each) => each.startsWith(name) && each !== current);
  await Promise.all(old.map((each) => caches.delete(each)));
}

/**
 * Fetches the app's page from the server, so that a new release appears at once. Returns the cached page if the server
 * cannot be reached or is too slow.
 */
async function freshPage(cacheName: string, page: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(page, { signal: AbortSignal.timeout(pagePatienceMs) });
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch {
    return (await cache.match(page)) ?? Response.error();
  }
}

/**
 * Returns a file from the cache, otherwise from the server. A cached file is never outdated, because its name contains
 * a hash of its content.
 */
async function keptAsset(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
