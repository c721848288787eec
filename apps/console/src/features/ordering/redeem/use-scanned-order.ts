import { isOrderNumber } from '@chifan/domain/ordering';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A scanner types what it reads and presses Enter; so long is no order number. */
const longest = 30;

/** Hears of an order's number that is scanned from its ticket, wherever the focus is. */
export function useScannedOrder(onNumber: (number: string) => void): void {
  const typed = useRef('');
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Enter') {
      const number = typed.current.toUpperCase();
      typed.current = '';
      if (isOrderNumber(number)) onNumber(number);
    } else if (key.length === 1) typed.current = (typed.current + key).slice(-longest);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
