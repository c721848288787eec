import type { WorkerScope } from './worker-scope.ts';

type Shell = {
  /** Where the app lies, `/web/`; its page has this address. */
  readonly base: string;
  /** What its caches are called: apps of one origin share the names. */
  readonly name: string;
  /** The files of this release, as the build lists them. */
  readonly manifest: Window['__WB_MANIFEST'];
};

const pagePatienceMs = 4_000;

/** Keeps an app's page and files for times without a network. */
export function keepShell(worker: WorkerScope, { base, name, manifest }: Shell): void {
  const shell = manifest.map(({ url }) => (url === 'index.html' ? base : base + url));
  /** Of this release: what earlier ones kept is deleted once it takes over. */
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

  /** The page says which files it had before this worker took over: a first visit is enough to come back to. */
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

/** The server's page, so that a new release shows at once; the cached one when the network is away or too slow. */
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

/** Assets are named by a hash of their content: a cached one never goes stale. */
async function keptAsset(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
