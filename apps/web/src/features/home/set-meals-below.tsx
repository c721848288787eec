import { useEffect, useState } from 'react';
import { LazySetMealStrip } from '../../terms/setmeal/lazy-set-meal-strip.tsx';

const room = <div className="h-73" />;

/** Below the fold: their code, phrases and data wait until the guest scrolls, so that the first screen stays small. */
export function SetMealsBelow() {
  const [isWanted, setWanted] = useState(scrollY > 0);
  useEffect(() => {
    const want = () => setWanted(true);
    addEventListener('scroll', want, { once: true });
    return () => removeEventListener('scroll', want);
  }, []);
  return isWanted ? <LazySetMealStrip filter={{ featured: true }} fallback={room} /> : room;
}
