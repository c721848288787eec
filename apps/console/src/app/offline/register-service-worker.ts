/** Nobody waits for it: the first screen's own requests go first. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/console/service-worker.js', { scope: '/console/' }).catch(() => {}),
    { once: true },
  );
}

/** Once all of the first visit is there. Messages go to this device for whoever has signed in anew. */
export async function afterQuiet(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { push } = await import('../../push/push-subscription.ts');
  await push.renew().catch(() => undefined);
  await keepLoadedFiles();
}

/** The worker keeps what this visit loaded before it took over: one visit is enough to open without a network. */
async function keepLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  // A worker has no origin to name, unlike a window.
  active?.postMessage(loaded, {});
}
