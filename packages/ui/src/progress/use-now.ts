import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Calls `tick` at the start of each minute. */
const subscribe = (tick: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  wait();
  return () => clearTimeout(timer);
};

/**
 * The current time in whole minutes. The component re-renders when the minute changes, so a board that stays open shows
 * correct dates after midnight.
 */
export function useNow(): Date {
  return new Date(minuteMs * useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs)));
}
