import { preloadLazyComponents } from '../../platform/loading/lazy-component.tsx';
import { queryClient } from '../../platform/query.ts';
import { isSignedIn, useSession } from '../../platform/session.ts';
import { pushSubscription } from '../../terms/notification/push-subscription.ts';
import { loadScreen } from '../load-screen.ts';
import { startedWithoutServiceWorker } from './register-service-worker.ts';

/** Screens that a guest may need offline before they have ever opened them. */
const neededOffline = ['pages/menu/waiter/waiter', 'pages/order/detail/detail', 'pages/order/index/index'] as const;

/**
 * Work for later visits: renews the push subscription and fills the offline cache. Runs after the first screen has
 * settled.
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
 * Makes the service worker cache the files that loaded before it took control, and files that may be needed offline.
 */
async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all(neededOffline.map((path) => loadScreen(path).catch(() => undefined)));
  await preloadLazyComponents();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // Unlike a window, a worker has no origin to pass.
  active?.postMessage(loaded, {});
  // The worker missed the answers before it took control, so a first visit fetches its menu again.
  if (startedWithoutServiceWorker) void takenOver().then(() => queryClient.refetchQueries({ type: 'active' }));
}

const takenOver = () =>
  new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller !== null) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
