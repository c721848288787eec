import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const subscribe = (tick: () => void) => {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
};

/**
 * The current time in whole minutes. The component re-renders when the minute changes, so an open board shows dates
 * after midnight.
 */
export function useNow(): Date {
  return new Date(minuteMs * useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs)));
}
