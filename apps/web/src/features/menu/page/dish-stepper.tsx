import { Stepper } from '@chifan/ui';
import type { Dish } from '../../../data/menu.ts';
import { maxPieces, piecesOf, useCartLines } from '../../../terms/cart/cart.ts';
import type { MenuActions } from './use-menu-actions.ts';

type DishStepperProps = { readonly dish: Dish; readonly hands: MenuActions };

export function DishStepper({ dish, hands }: DishStepperProps) {
  const pieces = piecesOf(useCartLines(dish.shopId), dish.id);
  const isGone = dish.isSoldOut || !dish.isServedNow;
  const change = (value: number) => (value > pieces ? hands.take(dish) : hands.putBack(dish));
  return (
    <Stepper
      of={dish.name.text}
      value={pieces}
      // What cannot be had any more can still be put back.
      max={isGone ? pieces : Math.min(maxPieces, dish.stock ?? maxPieces)}
      isDisabled={isGone && pieces === 0}
      onChange={change}
    />
  );
}
