import { tabStorage } from '../../platform/storage.ts';

/** Usually the page has loaded by now, and `load` does not fire again. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register('/web/service-worker.js', { scope: '/web/' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const stored = tabStorage('reloaded');
const pauseMs = 60_000;

/**
 * A page opened before a release asks for files that are gone, so it reloads. Once a minute at most: a file missing for
 * another reason would make it reload for ever.
 */
export function reloadForRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(stored.read() ?? 0) < pauseMs) return;
    stored.write(String(Date.now()));
    window.location.reload();
  });
}
