import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const subscribe = (tick: () => void) => {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
};

/** The current minute, so that a board left open past midnight shows dates. */
export function useNow(): Date {
  return new Date(minuteMs * useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs)));
}
