import { liveGraceMs } from '@chifan/contract/client';
import { useEffect, useState } from 'react';

/** Whether the connection has been lost long enough to be reported. `isLive`: state of the live feed. */
export function useIsDisconnected(isLive: boolean): boolean {
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(() => setIsCutOff(true), liveGraceMs);
    return () => {
      clearTimeout(timer);
      setIsCutOff(false);
    };
  }, [isLive]);
  return isCutOff;
}
