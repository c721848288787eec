import { liveGraceMs } from '@chifan/contract/client';
import { useEffect, useState } from 'react';

/**
 * Returns true once the live feed has been disconnected for some seconds, so that short interruptions show no warning.
 */
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
