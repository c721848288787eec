import { lazy, Suspense } from 'react';
import { loadPhrases } from '../../platform/language.ts';
import type { SetMealStripProps } from './set-meal-strip.tsx';

/** Brings its phrases with it: the screens around it do without them. */
const SetMealStrip = lazy(async () => {
  const [module] = await Promise.all([import('./set-meal-strip.tsx'), loadPhrases('setmeal')]);
  return module;
});

export const LazySetMealStrip = (props: SetMealStripProps) => (
  <Suspense fallback={props.fallback}>
    <SetMealStrip {...props} />
  </Suspense>
);
