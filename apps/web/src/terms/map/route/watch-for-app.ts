/** How long to wait for an app or the phone’s app chooser to open. */
const comesUpMs = 2_000;

/**
 * Calls `onNone` if a link opened no app (rule address-14). Browsers do not report whether an app opened. So the page
 * assumes that none opened if the page neither loses focus nor becomes hidden in time.
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
