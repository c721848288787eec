import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes the height of a bar at the bottom to the CSS variable `--strip`. The screen leaves this space free at its
 * bottom, and a focused field is scrolled above the bar.
 */
export function useStripHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--strip', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
  return box;
}
