/** An app or the phone's app chooser opens within this time. */
const comesUpMs = 2_000;

/**
 * Calls `onNone` if a link opens no app (rule address-14: no app detected). Browsers report this only indirectly: the
 * page neither loses the focus nor becomes hidden.
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
