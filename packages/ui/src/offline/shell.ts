import type { WorkerScope } from './worker-scope.ts';

type Shell = {
  /** Base of the app, such as `/web/`, which is also the address of its page. */
  readonly base: string;
  /** Name prefix of its caches, because apps of one origin share the cache storage. */
  readonly name: string;
  /** The files of this release, listed by the build. */
  readonly manifest: Window['__WB_MANIFEST'];
};

const pagePatienceMs = 4_000;

/** Caches an app's page and files for use without a network. */
export function cacheAppShell(worker: WorkerScope, { base, name, manifest }: Shell): void {
  const shell = manifest.map(({ url }) => (url === 'index.html' ? base : base + url));
  /** Cache of this release. Those of earlier releases are deleted once this worker takes over. */
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
   * The page reports the files that it loaded before this worker took over, so that one visit is enough for offline
   * use.
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

/** The server's page, so that a new release appears at once. The cached page if the network is down or too slow. */
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

/** Assets have a hash of their content in their name, so a cached one is never outdated. */
async function keptAsset(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
