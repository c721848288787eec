import { useSyncExternalStore } from 'react';

/** The breakpoint `lg` of the styles. */
const wide = '(min-width: 64rem)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** True if two columns fit. A narrow screen does not render the hidden part. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
