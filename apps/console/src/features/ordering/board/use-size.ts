import { useCallback, useState } from 'react';

type Size = { readonly width: number; readonly height: number };

/** Current size of an element in pixels. 0 by 0 before the element is rendered. */
export function useSize(): readonly [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const resizing = new ResizeObserver(read);
    resizing.observe(element);
    read();
    return () => resizing.disconnect();
  }, []);
  return [size, measure];
}
