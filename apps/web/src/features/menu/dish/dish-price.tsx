import { ApproximateAmount, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { minimumDishPrice } from '../../../terms/options/dish-options.ts';

type DishPriceProps = {
  readonly dish: Dish;
  /** False if the converted amount is already shown next to another price. */
  readonly isApproximate?: boolean;
};

export function DishPrice({ dish, isApproximate = true }: DishPriceProps) {
  const { price, isExact } = minimumDishPrice(dish);
  const money = <Money amount={price} className="font-semibold" />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{isExact ? money : <Trans>from {money}</Trans>}</span>
      {isApproximate && <ApproximateAmount amounts={[price]} />}
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
