import { useEffect, useState } from 'react';
import { useIsWide } from '../../platform/width/is-wide.ts';
import { LazySetMealStrip } from '../../terms/setmeal/lazy-set-meal-strip.tsx';

const card = <span className="h-full w-[11rem] shrink-0 rounded-card bg-sunken" />;

/** As high as the strip is in each script. */
const room = (
  <div className="flex h-[calc(175px+117px*var(--script-air))] gap-3 overflow-hidden px-4 pt-13 pb-2">
    {card}
    {card}
    {card}
  </div>
);

/** Below a phone's fold: their code, phrases and data wait until the guest scrolls, so that the first screen stays small. */
export function SetMealsBelow() {
  const isWide = useIsWide();
  const [isWanted, setWanted] = useState(scrollY > 0);
  useEffect(() => {
    const want = () => setWanted(true);
    addEventListener('scroll', want, { once: true });
    return () => removeEventListener('scroll', want);
  }, []);
  return isWanted || isWide ? <LazySetMealStrip filter={{ featured: true }} fallback={room} /> : room;
}
