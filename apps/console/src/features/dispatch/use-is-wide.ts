import { useSyncExternalStore } from 'react';

/** The width of the breakpoint `lg` in the stylesheet. */
const wide = '(min-width: 64rem)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** True if list and map fit side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
