import { useEffect, useRef } from 'react';

/**
 * Rule app-14: the focused element may disappear with the previous content. The focus then moves to the start of the
 * content instead of the top of the page. `shown`: changes with the content.
 */
export function useRestoreFocus(shown: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst.current && isLost) document.querySelector('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);
}
