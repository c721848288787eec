import { useEffect, useRef } from 'react';
import { openSound, readySound, ring } from './sound.ts';

/** Rings once for each message, because messages are less urgent than orders. */
export function useRingOfNewest(messages: readonly { readonly id: number }[]): void {
  const newest = Math.max(0, ...messages.map(({ id }) => id));
  const highestRung = useRef(0);
  useEffect(() => {
    if (newest > highestRung.current) ring();
    highestRung.current = Math.max(highestRung.current, newest);
  }, [newest]);
}

/**
 * Starts the sound at once if the browser allows it, otherwise at the first touch. Resumes it at the next touch after
 * each sleep, because a phone call or a lock suspends it permanently.
 */
export function useSoundWhenAllowed(): void {
  useEffect(() => {
    openSound();
    const seen = () => {
      if (document.visibilityState === 'visible') readySound();
    };
    // Not on pointerdown, because the disappearing hint would move the button under the finger.
    document.addEventListener('click', readySound);
    document.addEventListener('keydown', readySound);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('click', readySound);
      document.removeEventListener('keydown', readySound);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}
