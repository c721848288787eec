import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The browser's own dialog, open while mounted: it traps the focus, closes on Escape and hides the page from screen
 * readers. Afterwards the focus returns to where it was, or to the page's beginning.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      // A dialog that is only removed leaves the focus nowhere.
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
