import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { priceFrom } from '../../../terms/options/dish-options.ts';

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

const fewLeft = 5;

function StockNote({ dish: { isSoldOut, stock } }: { readonly dish: Dish }) {
  if (isSoldOut) {
    return (
      <span className="text-small font-semibold text-bad">
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (stock === null || stock > fewLeft) return null;
  return (
    <span className="text-small text-warn">
      <Trans>Only {stock} left</Trans>
    </span>
  );
}
