import { useEffect, useRef } from 'react';

/**
 * Rule app-14: if the focused element disappears with the previous content, moves the focus to the start of the new
 * content instead of the top of the page. `shown` is a text that changes with the content.
 */
export function useRestoreFocus(shown: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst.current && isLost) document.querySelector('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);
}
