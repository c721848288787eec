import { useSyncExternalStore } from 'react';

/** As the breakpoint `lg` of the styles. */
const wide = '(min-width: 64rem)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether there is room for two columns: what a narrow screen does not show is not there at all. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
