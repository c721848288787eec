import { useEffect, useRef } from 'react';
import { ring, soundCutOff } from '../../../bell/sound.ts';
import { useRingOfNewest, useSoundAfterFirstTouch } from '../../../bell/use-bell.ts';
import { useIsCutOff } from '../../../platform/live/live.ts';
import { useNewOrders, useUnreadMessages } from '../open-orders.ts';

/** An order that nobody answers rings again: the first bell may have gone under in the kitchen. */
const ringAgainMs = 20_000;

/** Rings on whatever screen the merchant is, again until each is answered or noticed. @returns how many are new. */
export function useNewOrderAlarm(): number {
  const waiting = useNewOrders();
  useSoundAfterFirstTouch();
  useCutOffAlarm();
  useRingOfNewest(useUnreadMessages());
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

/** A dead line must be heard where nobody looks at the screen: no order would ring any more. */
function useCutOffAlarm(): void {
  const isCutOff = useIsCutOff();
  useEffect(() => {
    if (!isCutOff) return undefined;
    soundCutOff();
    const timer = setInterval(soundCutOff, ringAgainMs);
    return () => clearInterval(timer);
  }, [isCutOff]);
}
