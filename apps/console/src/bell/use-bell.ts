import { useEffect, useRef } from 'react';
import { playBell, resumeSound, startSound } from './sound.ts';

/** Rings once when a new message arrives and does not repeat, because messages are less urgent than orders. */
export function useBellForNewest(messages: readonly { readonly id: number }[]): void {
  const newest = Math.max(0, ...messages.map(({ id }) => id));
  const highestRung = useRef(0);
  useEffect(() => {
    if (newest > highestRung.current) playBell();
    highestRung.current = Math.max(highestRung.current, newest);
  }, [newest]);
}

/**
 * Starts the sound at once if the browser allows it, otherwise at the first tap. Resumes the sound at each later tap,
 * because a phone call or a locked screen suspends it.
 */
export function useSoundWhenAllowed(): void {
  useEffect(() => {
    startSound();
    const seen = () => {
      if (document.visibilityState === 'visible') resumeSound();
    };
    // Listen to `click` and not to `pointerdown`: a press on a button would hide the sound warning already at the
    // `pointerdown`, and the button would move before the finger leaves it.
    document.addEventListener('click', resumeSound);
    document.addEventListener('keydown', resumeSound);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('click', resumeSound);
      document.removeEventListener('keydown', resumeSound);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}

/**
 * Repeats a sound while `play` is not null. If `isFirstNow` is true, the sound first plays at once, otherwise after the
 * first interval.
 */
export function useRepeatedSound(play: (() => void) | null, { everyMs, isFirstNow }: Repetition): void {
  useEffect(() => {
    if (play === null) return undefined;
    if (isFirstNow) play();
    const timer = setInterval(play, everyMs);
    return () => clearInterval(timer);
  }, [play, everyMs, isFirstNow]);
}

type Repetition = { readonly everyMs: number; readonly isFirstNow: boolean };
