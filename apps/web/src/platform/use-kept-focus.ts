import { useEffect, useRef } from 'react';

/**
 * Rule app-14: what had the focus may go with what was shown before: it then goes on at the start of the content, and not at the top of
 * the page. `shown`: changes with what is shown.
 */
export function useKeptFocus(shown: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst.current && isLost) document.querySelector('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);
}
