import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const subscribe = (tick: () => void) => {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
};

/** The running minute: a board that hangs on the wall past midnight writes yesterday's dates out. */
export function useNow(): Date {
  return new Date(minuteMs * useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs)));
}
