import { Button, Money, Stepper } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type Dish, isServed } from '../../../data/menu.ts';
import { maxPieces } from '../../../terms/cart/cart.ts';
import type { DishChoice } from './use-dish-choice.ts';

type AddToCartProps = { readonly dish: Dish; readonly choice: DishChoice; readonly onAdd: () => void };

/**
 * The button that adds the dish to the cart. While a required option is missing, the label of the button names that
 * option.
 */
export function AddToCart({ dish, choice, onAdd }: AddToCartProps) {
  const { missing, amount, quantity } = choice;
  return (
    <div className="flex flex-1 items-center gap-3">
      <Stepper
        of={dish.name.text}
        value={quantity}
        max={Math.min(maxPieces, dish.stock ?? maxPieces)}
        onChange={choice.setQuantity}
      />
      <Button
        className="min-w-0 flex-1"
        disabled={amount === null || dish.isSoldOut || !isServed(dish)}
        onClick={onAdd}
      >
        <AddLabel dish={dish} missing={missing} amount={amount} />
      </Button>
    </div>
  );
}

type AddLabelProps = { readonly dish: Dish } & Pick<DishChoice, 'missing' | 'amount'>;

function AddLabel({ dish, missing, amount }: AddLabelProps) {
  if (dish.isSoldOut) return <Trans>Sold out</Trans>;
  if (!isServed(dish))
    return dish.servedThen ? <Trans>Not served at your chosen time</Trans> : <Trans>Not served now</Trans>;
  if (missing !== null) {
    const name = <bdi lang={missing.language}>{missing.text}</bdi>;
    return (
      <span>
        <Trans>Please choose: {name}</Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>Add</Trans> · <Money amount={amount ?? 0} />
    </span>
  );
}
