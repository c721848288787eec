import { liveGraceMs } from '@chifan/contract/client';
import { useEffect, useState } from 'react';

/** Whether nothing has arrived by itself for so long that somebody must be told. `isLive`: what the live feed says. */
export function useIsCutOff(isLive: boolean): boolean {
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
