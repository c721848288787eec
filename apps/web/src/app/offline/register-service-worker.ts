import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { otherApiBases } from '../../platform/site/site-bases.ts';
import { tabStorage } from '../../platform/storage.ts';
import { deferInstallPrompt } from '../../terms/install/install-prompt.ts';
import { workerAddress } from './cached-responses.ts';

/** True on a first visit. Read at the start of the app, before a worker can take control. */
export const startedWithoutServiceWorker = navigator.serviceWorker?.controller === null;

/** The page has usually loaded by now, and `load` does not fire again. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  deferInstallPrompt();
  onForgetGuest(() => void leaveNothing().catch(() => {}));
  const register = () =>
    void navigator.serviceWorker.register(workerAddress(otherApiBases), { scope: '/web/' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Deletes own orders in the worker's cache (`privateResponseCache`) and notifications of the previous member. */
async function leaveNothing(): Promise<void> {
  await caches.delete('chifan-private');
  const registration = await navigator.serviceWorker.getRegistration('/web/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const stored = tabStorage('reloaded');
const pauseMs = 60_000;

/**
 * A page opened before a release requests files that no longer exist, so it reloads. The limit of once a minute
 * prevents an endless reload if a file is missing for another reason.
 */
export function reloadForRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(stored.read() ?? 0) < pauseMs) return;
    stored.write(String(Date.now()));
    window.location.reload();
  });
}
