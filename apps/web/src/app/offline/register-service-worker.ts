import { onGuestGone } from '../../platform/session/forget-guest.ts';
import { otherApiBases } from '../../platform/site/site-bases.ts';
import { tabStorage } from '../../platform/storage.ts';
import { holdInstallPrompt } from '../../terms/install/install-prompt.ts';
import { workerAddress } from './kept-answers.ts';

/** On a first visit; asked when the app starts, before a worker can have taken over. */
export const beganWithoutWorker = navigator.serviceWorker?.controller === null;

/** Usually the page has loaded by now, and `load` does not fire again. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  holdInstallPrompt();
  onGuestGone(() => void leaveNothing().catch(() => {}));
  const register = () =>
    void navigator.serviceWorker.register(workerAddress(otherApiBases), { scope: '/web/' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Own orders that the worker keeps (`privateAnswers`), and messages for whoever was signed in. */
async function leaveNothing(): Promise<void> {
  await caches.delete('chifan-private');
  const registration = await navigator.serviceWorker.getRegistration('/web/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
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
