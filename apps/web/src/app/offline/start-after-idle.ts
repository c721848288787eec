import { preloadLazyComponents } from '../../platform/loading/lazy-component.tsx';
import { queryClient } from '../../platform/query.ts';
import { isSignedIn, useSession } from '../../platform/session/session.ts';
import { pushSubscription } from '../../terms/notification/push-subscription.ts';
import { loadScreen } from '../load-screen.ts';
import { startedWithoutServiceWorker } from './register-service-worker.ts';

/**
 * Screens that are loaded in advance, because a guest may need them without a network before opening them for the first
 * time.
 */
const neededOffline = ['pages/menu/waiter/waiter', 'pages/order/detail/detail', 'pages/order/index/index'] as const;

/**
 * Prepares later visits: renews the push subscription and fills the cache for offline use. Runs after the first screen
 * has settled.
 */
export async function startAfterIdle(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  useSession.subscribe(({ token }, before) => {
    if (token !== null && token !== before.token) void pushSubscription.renew().catch(() => undefined);
  });
  if (isSignedIn()) void pushSubscription.renew().catch(() => undefined);
  if (!savesData()) await keepForOffline();
}

/**
 * Makes the service worker cache the files that were loaded before it took control, and other files that may be needed
 * offline.
 */
async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all(neededOffline.map((path) => loadScreen(path).catch(() => undefined)));
  await preloadLazyComponents();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // Pass empty options, because a linter requires a second argument and a worker, unlike a window, accepts no target
  // origin.
  active?.postMessage(loaded, {});
  // The service worker did not see the responses before it took control, so a first visit fetches them again to cache
  // them.
  if (startedWithoutServiceWorker) void takenOver().then(() => queryClient.refetchQueries({ type: 'active' }));
}

const takenOver = () =>
  new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller !== null) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
