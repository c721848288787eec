import { useEffect, useRef } from 'react';
import { readySound, ring } from './sound.ts';

/** Rings once for each message: what is written waits longer than an order. */
export function useRingOfNewest(messages: readonly { readonly id: number }[]): void {
  const newest = Math.max(0, ...messages.map(({ id }) => id));
  const highestRung = useRef(0);
  useEffect(() => {
    if (newest > highestRung.current) ring();
    highestRung.current = Math.max(highestRung.current, newest);
  }, [newest]);
}

export function useSoundAfterFirstTouch(): void {
  useEffect(() => {
    const ready = () => void readySound();
    // Not pointerdown: the hint that goes away would pull the button from under the finger.
    document.addEventListener('click', ready, { once: true });
    document.addEventListener('keydown', ready, { once: true });
    return () => {
      document.removeEventListener('click', ready);
      document.removeEventListener('keydown', ready);
    };
  }, []);
}
