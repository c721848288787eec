import { bringLaterParts } from '../../platform/loading/later.tsx';
import { isSignedIn, useSession } from '../../platform/session.ts';
import { renewPush } from '../../terms/notification/push-subscription.ts';
import { loadScreen } from '../load-screen.ts';

/** What a guest needs without a network although they have not opened it yet. */
const neededOffline = ['pages/menu/waiter/waiter', 'pages/order/detail/detail', 'pages/order/index/index'] as const;

/** Once the first screen has settled: all that needs a service worker, and nobody waits for. */
export async function afterQuiet(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  useSession.subscribe(({ token }, before) => {
    if (token !== null && token !== before.token) void renewPush().catch(() => undefined);
  });
  if (isSignedIn()) void renewPush().catch(() => undefined);
  if (!savesData()) await keepForOffline();
}

/** The service worker keeps what this visit loaded before it took over, and what may be needed. */
async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all(neededOffline.map((path) => loadScreen(path).catch(() => undefined)));
  await bringLaterParts();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // A worker has no origin to name, unlike a window.
  active?.postMessage(loaded, {});
}

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
