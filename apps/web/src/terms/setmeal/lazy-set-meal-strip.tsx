import { lazy, Suspense } from 'react';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import type { SetMealStripProps } from './set-meal-strip.tsx';

/** Brings its phrases with it: the screens around it do without them. */
const SetMealStrip = lazy(() => withPhrases(import('./set-meal-strip.tsx'), 'setmeal'));

export const LazySetMealStrip = (props: SetMealStripProps) => (
  <Suspense fallback={props.fallback}>
    <SetMealStrip {...props} />
  </Suspense>
);
