import { useEffect, useRef } from 'react';
import { openSound, readySound, ring } from './sound.ts';

/** Rings once for each message: what is written waits longer than an order. */
export function useRingOfNewest(messages: readonly { readonly id: number }[]): void {
  const newest = Math.max(0, ...messages.map(({ id }) => id));
  const highestRung = useRef(0);
  useEffect(() => {
    if (newest > highestRung.current) ring();
    highestRung.current = Math.max(highestRung.current, newest);
  }, [newest]);
}

/**
 * Sounds at once where the browser allows it, else from the first touch on, and after each sleep from the next: a
 * telephone that rang, or a tablet that was locked, takes the sound away for good.
 */
export function useSoundWhenAllowed(): void {
  useEffect(() => {
    openSound();
    const seen = () => {
      if (document.visibilityState === 'visible') readySound();
    };
    // Not pointerdown: the hint that goes away would pull the button from under the finger.
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
