import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let areWordsSeen = false;
let seeing: Promise<void> | undefined;
const waiting = new Set<() => void>();

/**
 * True once the texts of the first screen are visible. Dish drawings are rendered only then, because loading their
 * shared SVG file would delay the texts.
 */
export const useIsTextPainted = (): boolean => useSyncExternalStore(whenWordsAreSeen, () => areWordsSeen);

function whenWordsAreSeen(tellReact: () => void): () => void {
  waiting.add(tellReact);
  seeing ??= afterPaint().then(() => {
    areWordsSeen = true;
    for (const tell of waiting) tell();
  });
  return () => waiting.delete(tellReact);
}
