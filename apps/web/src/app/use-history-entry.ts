import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry, Passage } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { rememberScroll } from '../platform/navigation/scroll-memory.ts';
import { loadedScreen } from './load-screen.ts';

/** Follows the navigator, and keeps the scroll position of each screen that is left. */
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

/** Only into a loaded screen: otherwise the transition would morph into its skeleton. */
const canMorph = (next: HistoryEntry, passage: Passage) =>
  passage === 'morph' && 'startViewTransition' in document && loadedScreen(next.path) !== undefined;
