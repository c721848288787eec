/** Registers the service worker after the page's load event, so that requests of the first screen have priority. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/console/service-worker.js', { scope: '/console/' }).catch(() => {}),
    { once: true },
  );
}

/**
 * Runs once after the code of all screens is loaded. Renews the push subscription of this device for the signed-in
 * account.
 */
export async function startAfterIdle(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { pushSubscription: push } = await import('../../push/push-subscription.ts');
  await push.renew().catch(() => undefined);
  await keepLoadedFiles();
}

/**
 * Sends the service worker the list of files that the page loaded before the worker was active. The worker caches these
 * files, so one visit is enough to open the console offline.
 */
async function keepLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // The options are empty, because a message to a service worker has no target origin, unlike a message to a window.
  active?.postMessage(loaded, {});
}
