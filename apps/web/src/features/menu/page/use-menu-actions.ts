import type { ShopCard } from '@chifan/contract/catalogue';
import { useState } from 'react';
import type { Dish } from '../../../data/menu.ts';
import { addToCart, changeQuantity, lineKey, useCartLines } from '../../../terms/cart/cart.ts';
import { cartLineOf } from '../../../terms/options/dish-options.ts';
import type { AskedDiet } from '../diet/diet-question.tsx';

/** The open sheet: a dish's options, the cart, or the diet profile. */
export type MenuSheet =
  | { readonly kind: 'none' }
  | { readonly kind: 'cart' }
  | { readonly kind: 'diet' }
  | { readonly kind: 'options'; readonly dish: Dish };

export type MenuActions = {
  /** Adds one, after its options are chosen where the dish has any. */
  take(dish: Dish): void;
  /** Removes one; opens the cart where the dish has several lines. */
  putBack(dish: Dish): void;
  openCart(): void;
  openDiet(): void;
  close(): void;
};

export function useMenuActions(shop: ShopCard, asked: AskedDiet): readonly [MenuSheet, MenuActions] {
  const [sheet, setSheet] = useState<MenuSheet>({ kind: 'none' });
  const lines = useCartLines(shop.id);
  const hands: MenuActions = {
    take: (dish) => {
      const line = dish.options.length === 0 ? cartLineOf(dish, {}, 1) : null;
      if (line) asked.ask(dish, {}, () => addToCart(shop, line));
      else setSheet({ kind: 'options', dish });
    },
    putBack: (dish) => {
      const [line, ...others] = lines.filter(({ dishId }) => dishId === dish.id);
      if (others.length > 0) setSheet({ kind: 'cart' });
      else if (line) changeQuantity(shop.id, lineKey(line), line.quantity - 1);
    },
    openCart: () => setSheet({ kind: 'cart' }),
    openDiet: () => setSheet({ kind: 'diet' }),
    close: () => setSheet({ kind: 'none' }),
  };
  return [sheet, hands];
}
