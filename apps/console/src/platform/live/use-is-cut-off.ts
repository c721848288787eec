import { useEffect, useState } from 'react';
import { useConnection } from './live.ts';

/** A line that is back so soon, as after the server was started anew, worries nobody. */
const graceMs = 3_000;

/** Whether nothing has arrived by itself for so long that somebody must be told. */
export function useIsCutOff(): boolean {
  const { isLive } = useConnection();
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(() => setIsCutOff(true), graceMs);
    return () => {
      clearTimeout(timer);
      setIsCutOff(false);
    };
  }, [isLive]);
  return isCutOff;
}
