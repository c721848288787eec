/** Registers after the load event, so that the first screen's requests have priority. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/console/service-worker.js', { scope: '/console/' }).catch(() => {}),
    { once: true },
  );
}

/** Runs after the first screens are loaded. Renews the push subscription for the person who signed in last. */
export async function startAfterIdle(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { pushSubscription: push } = await import('../../push/push-subscription.ts');
  await push.renew().catch(() => undefined);
  await keepLoadedFiles();
}

/** The worker caches files that were loaded before it took over. So one visit is enough to open the console offline. */
async function keepLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // Unlike a window, a worker takes no target origin.
  active?.postMessage(loaded, {});
}
