import { Stepper } from '@chifan/ui';
import { mostPieces, piecesOf, useCartLines } from '../../../platform/cart.ts';
import type { Dish } from './shop-menu.query.ts';
import type { MenuHands } from './use-menu-hands.ts';

type DishStepperProps = { readonly dish: Dish; readonly hands: MenuHands };

export function DishStepper({ dish, hands }: DishStepperProps) {
  const pieces = piecesOf(useCartLines(dish.shopId), dish.id);
  const isGone = dish.isSoldOut || !dish.isServedNow;
  const change = (value: number) => (value > pieces ? hands.take(dish) : hands.putBack(dish));
  return (
    <Stepper
      of={dish.name.text}
      value={pieces}
      // What cannot be had any more can still be put back.
      max={isGone ? pieces : Math.min(mostPieces, dish.stock ?? mostPieces)}
      isDisabled={isGone && pieces === 0}
      onChange={change}
    />
  );
}
