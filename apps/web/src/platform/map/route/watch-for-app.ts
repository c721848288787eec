/** An app, or the phone's question which one, has opened within this time. */
const comesUpMs = 2_000;

/**
 * Calls `onNone` where a link to an app opens nothing (rule address-14: no app detected), which is told by the page
 * neither losing the focus nor being hidden: browsers report nothing more.
 */
export function watchForApp(onNone: () => void): void {
  const left = new AbortController();
  const leave = () => left.abort();
  const { signal } = left;
  window.addEventListener('blur', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', leave, { signal });
  setTimeout(() => {
    if (!signal.aborted) onNone();
    leave();
  }, comesUpMs);
}
