import { classNames, FormatApproximateContext } from '@chifan/ui';
import { use, useEffect, useState } from 'react';
import { useIsWide } from '../../platform/width/is-wide.ts';
import { LazySetMealStrip } from '../../terms/setmeal/lazy-set-meal-strip.tsx';

const card = <span className="h-full w-[11rem] shrink-0 rounded-card bg-sunken" />;

/**
 * A placeholder as high as the row of set meals, whose height depends on the script. The row has one line less for
 * guests who see prices only in yuan.
 */
function Room() {
  const isInYuan = use(FormatApproximateContext) === null;
  return (
    <div
      className={classNames(
        'flex gap-3 overflow-hidden px-4 pt-13 pb-2',
        isInYuan ? 'h-[calc(175px+117px*var(--script-air))]' : 'h-[calc(175px+136px*var(--script-air))]',
      )}
    >
      {card}
      {card}
      {card}
    </div>
  );
}

/** Set meals on the home screen. On a phone they are below the first view and load only when the guest scrolls. */
export function SetMealsBelow() {
  const isWide = useIsWide();
  const [isWanted, setWanted] = useState(scrollY > 0);
  useEffect(() => {
    const want = () => setWanted(true);
    addEventListener('scroll', want, { once: true });
    return () => removeEventListener('scroll', want);
  }, []);
  return isWanted || isWide ? <LazySetMealStrip filter={{ featured: true }} fallback={<Room />} /> : <Room />;
}
