import { useCallback, useState } from 'react';

/** How wide an element is at the moment; 0 before it stands on screen. */
export function useWidth(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => setWidth(element.clientWidth);
    const resizing = new ResizeObserver(read);
    resizing.observe(element);
    read();
    return () => resizing.disconnect();
  }, []);
  return [width, measure];
}
