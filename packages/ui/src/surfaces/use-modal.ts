import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The browser's own dialog, open for as long as it is on the page: it traps the focus, closes on Escape and hides the page
 * from screen readers. When it goes the focus is where it was before, or, where that has gone too, at the page's beginning.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      // A dialog that is only taken off the page leaves the focus nowhere.
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
