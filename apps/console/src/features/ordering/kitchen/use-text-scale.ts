import { useLayoutEffect } from 'react';

/** Scales all text of the page, which has its sizes in rem. Restores the usual size when kitchen mode ends. */
export function useTextScale(scale: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = `${scale * 100}%`;
    return () => {
      style.removeProperty('font-size');
    };
  }, [scale]);
}
