import { tabStorage } from '../../platform/storage.ts';

const stored = tabStorage('reloaded');
const pauseMs = 60_000;

/**
 * A page that has been open over a release asks for files that are gone. Loading it anew brings the new release; once a
 * minute at most, because a file that is missing for another reason would have us reload for ever.
 */
export function reloadForRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(stored.read() ?? 0) < pauseMs) return;
    stored.write(String(Date.now()));
    window.location.reload();
  });
}
