import { isOrderNumber } from '@chifan/domain/ordering';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Maximum number of typed characters to remember. No order number is longer. */
const longest = 30;

/**
 * Calls `onNumber` with the order number of a scanned ticket, wherever the focus is. A scanner types the number and
 * presses Enter.
 */
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
