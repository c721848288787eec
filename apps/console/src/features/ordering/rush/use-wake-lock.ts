import { useEffect } from 'react';

/** A tablet that hangs in the kitchen stays awake while its board is shown. Where the browser cannot, or may not, it does not. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused where the battery is low, for instance.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void held?.release();
      else lock = held;
    };
    const again = () => void hold();
    again();
    // The browser lets go of it with each change to another tab.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
