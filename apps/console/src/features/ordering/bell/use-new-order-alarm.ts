import { useEffect, useRef } from 'react';
import { unanswered } from '../board/board-columns.ts';
import { useOpenOrders } from '../open-orders.ts';
import { readySound, ring } from './sound.ts';

/** An order that nobody answers rings again: the first bell may have gone under in the kitchen. */
const ringAgainMs = 20_000;

/**
 * Rings when an order arrives, on whatever screen the merchant is, and again until every order is answered.
 * @returns how many orders wait for an answer.
 */
export function useNewOrderAlarm(): number {
  const { data } = useOpenOrders();
  const waiting = unanswered(data?.records ?? []);
  useSoundAfterFirstTouch();
  const newest = Math.max(0, ...waiting.map(({ id }) => id));
  const isWaiting = waiting.length > 0;
  const highestRung = useRef(0);
  useEffect(() => {
    // Answering the newest order makes an older one the newest; that is no reason to ring.
    if (newest > highestRung.current) ring();
    highestRung.current = Math.max(highestRung.current, newest);
  }, [newest]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(ring, ringAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waiting.length;
}

function useSoundAfterFirstTouch(): void {
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
