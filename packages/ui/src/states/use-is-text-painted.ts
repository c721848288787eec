import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let areWordsSeen = false;
let seeing: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** For drawings that share one file. The text of a screen is shown first, so that the file does not delay it. */
export const useIsTextPainted = (): boolean => useSyncExternalStore(whenWordsAreSeen, () => areWordsSeen);

function whenWordsAreSeen(tellReact: () => void): () => void {
  waiting.add(tellReact);
  seeing ??= afterPaint().then(() => {
    areWordsSeen = true;
    for (const tell of waiting) tell();
  });
  return () => waiting.delete(tellReact);
}
