import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Navigator, Passage, Place } from '../platform/navigation/navigator.ts';
import { rememberScroll } from '../platform/navigation/scroll-memory.ts';
import { loadedScreen } from './load-screen.ts';

/** The place on display; follows the navigator, and remembers how far the guest had scrolled before each move. */
export function usePlace(navigator: Navigator): Place {
  const [place, setPlace] = useState(navigator.place);
  useEffect(() => {
    let shown = navigator.place();
    setPlace(shown);
    return navigator.subscribe((next, passage) => {
      if (next.key !== shown.key) rememberScroll(shown.key);
      shown = next;
      change(() => setPlace(next), canMorph(next, passage));
    });
  }, [navigator]);
  return place;
}

/** Only into a screen that is there: a picture of a skeleton would be morphed else. */
const canMorph = (next: Place, passage: Passage) =>
  passage === 'morph' && 'startViewTransition' in document && loadedScreen(next.path) !== undefined;

function change(act: () => void, isMorph: boolean): void {
  if (isMorph) document.startViewTransition(() => flushSync(act));
  else act();
}
