import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry, Passage } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { rememberScroll } from '../platform/navigation/scroll-memory.ts';
import { loadedScreen } from './load-screen.ts';

/** The place on display; follows the navigator, and remembers how far the guest had scrolled before each move. */
export function useHistoryEntry(navigator: Navigator): HistoryEntry {
  const [follow] = useState(() => following(navigator));
  return useSyncExternalStore(follow, navigator.entry);
}

function following(navigator: Navigator): (tellReact: () => void) => () => void {
  let shown = navigator.entry();
  return (tellReact) =>
    navigator.subscribe((next, passage) => {
      if (next.key !== shown.key) rememberScroll(shown.key);
      shown = next;
      if (canMorph(next, passage)) document.startViewTransition(() => flushSync(tellReact));
      else tellReact();
    });
}

/** Only into a screen that is there: a picture of a skeleton would be morphed else. */
const canMorph = (next: HistoryEntry, passage: Passage) =>
  passage === 'morph' && 'startViewTransition' in document && loadedScreen(next.path) !== undefined;
