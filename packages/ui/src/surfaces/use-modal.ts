import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens the native `dialog` element while mounted. The dialog traps the focus, closes on Escape and hides the page from
 * screen readers. On close, the element that had the focus is focused again, otherwise the main content.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      // If React removes an open dialog, the browser does not restore the focus.
      queueMicrotask(() => focusAgain(opener));
    };
  }, []);
  return dialog;
}

function focusAgain(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.querySelector('main'))?.focus({ preventScroll: true });
}
