import { lazy, Suspense } from 'react';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import type { SetMealStripProps } from './set-meal-strip.tsx';

/** Loads the phrases of set meals only when the row of set meals is shown. */
const SetMealStrip = lazy(() => withPhrases(import('./set-meal-strip.tsx'), 'setmeal'));

export const LazySetMealStrip = (props: SetMealStripProps) => (
  <Suspense fallback={props.fallback}>
    <SetMealStrip {...props} />
  </Suspense>
);
