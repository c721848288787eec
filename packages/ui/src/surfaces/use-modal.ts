import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The browser's own dialog, open while mounted. It traps the focus, closes on Escape and hides the page from screen
 * readers. Afterwards the focus returns to the earlier element, or to the start of the page.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      // Removing a dialog alone would lose the focus.
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
