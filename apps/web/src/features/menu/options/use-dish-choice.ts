import type { Fen } from '@chifan/domain';
import { fen } from '@chifan/domain';
import type { ChosenOptions } from '@chifan/domain/catalogue';
import { useState } from 'react';
import type { Dish } from '../../../data/menu.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { cartLineOf, startingOptions, unansweredGroup } from '../../../terms/options/dish-options.ts';

export type DishChoice = {
  readonly chosen: ChosenOptions;
  readonly quantity: number;
  /** The name of the first required option group without a choice, or null. */
  readonly missing: Dish['options'][number]['name'] | null;
  /** The line for the cart. null until every required option is chosen. */
  readonly line: CartLine | null;
  readonly amount: Fen | null;
  readonly choose: (chosen: ChosenOptions) => void;
  readonly setQuantity: (quantity: number) => void;
};

export function useDishChoice(dish: Dish): DishChoice {
  const [chosen, choose] = useState(() => startingOptions(dish.options));
  const [quantity, setQuantity] = useState(1);
  const line = cartLineOf(dish, chosen, quantity);
  return {
    chosen,
    quantity,
    missing: unansweredGroup(dish.options, chosen)?.name ?? null,
    line,
    amount: line && fen(line.unitPrice * quantity),
    choose,
    setQuantity: (next) => setQuantity(Math.max(1, next)),
  };
}
