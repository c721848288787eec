// Service worker: caches the app and the guest’s menus and orders for offline use, and receives push messages.
import { cacheAppShell, showPushNotification, type WorkerScope } from '@chifan/ui/offline';
import { apiBasesOf, cacheFor, callPathOf, keyOf, maxCachedResponses } from './cached-responses.ts';

const worker = self as unknown as WorkerScope;

const base = '/web/';
const apiBases = apiBasesOf(worker.location);

// The build finds the value of `manifest` by its exact text and replaces it with the list of files.
cacheAppShell(worker, { base, name: 'chifan-shell', manifest: self.__WB_MANIFEST });
showPushNotification(worker, { base });

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const place = cacheFor(callPathOf(url, apiBases) ?? '', request.headers.has('authorization'));
  if (place !== undefined) event.respondWith(answered(request, url, place));
});

/**
 * Returns the server’s response. Without a network, returns the cached response to the same call with the same input.
 */
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
  // Deleting and inserting the entry makes it the newest entry.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxCachedResponses)).map((old) => cache.delete(old)));
}
