import { useEffect } from 'react';

/**
 * Prevents a kitchen tablet from turning its screen off while the board is shown, if the browser supports and allows
 * it.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Browsers may refuse the lock, for example at low battery.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void held?.release();
      else lock = held;
    };
    const again = () => void hold();
    again();
    // The browser releases the wake lock when another tab is shown, so request the lock again when this tab is shown.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
