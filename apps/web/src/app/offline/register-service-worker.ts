import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { otherApiBases } from '../../platform/site/site-bases.ts';
import { tabStorage } from '../../platform/storage.ts';
import { deferInstallPrompt } from '../../terms/install/install-prompt.ts';
import { workerAddress } from './cached-responses.ts';

/** True on a first visit. Evaluated when the app starts, before a service worker can take control of the page. */
export const startedWithoutServiceWorker = navigator.serviceWorker?.controller === null;

/** Registers the service worker at once, because the page has usually loaded by now and would not fire `load` again. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  deferInstallPrompt();
  onForgetGuest(() => void leaveNothing().catch(() => {}));
  const register = () =>
    void navigator.serviceWorker.register(workerAddress(otherApiBases), { scope: '/web/' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Deletes the previous member’s cached orders (`privateResponseCache`) and notifications. */
async function leaveNothing(): Promise<void> {
  await caches.delete('chifan-private');
  const registration = await navigator.serviceWorker.getRegistration('/web/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const stored = tabStorage('reloaded');
const pauseMs = 60_000;

/**
 * Reloads a page that was opened before a release, because the files that the page requests no longer exist. Reloads at
 * most once a minute, so that a file that is missing for another reason does not cause endless reloads.
 */
export function reloadForRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(stored.read() ?? 0) < pauseMs) return;
    stored.write(String(Date.now()));
    window.location.reload();
  });
}
