import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { priceFrom } from '../options/dish-options.ts';
import { StockNote } from './stock-note.tsx';

/** The price, or the least price where options cost more, and whether the dish runs out. */
export function DishPrice({ dish }: { readonly dish: Dish }) {
  const { price, isExact } = priceFrom(dish);
  const money = <Money amount={price} className="font-semibold" />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{isExact ? money : <Trans>from {money}</Trans>}</span>
      <StockNote dish={dish} />
    </span>
  );
}
