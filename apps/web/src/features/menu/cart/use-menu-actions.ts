import type { ShopCard } from '@chifan/contract/catalogue/views';
import { useState } from 'react';
import type { Dish } from '../../../data/menu.ts';
import { addToCart, changeQuantity, lineKey, useCartLines } from '../../../terms/cart/cart.ts';
import { cartLineOf } from '../../../terms/options/dish-options.ts';
import type { DietConfirmation } from '../diet/diet-confirmation.ts';

/** The open sheet: options of a dish, the cart, or the diet profile. */
export type MenuSheet =
  | { readonly kind: 'none' }
  | { readonly kind: 'cart' }
  | { readonly kind: 'diet' }
  | { readonly kind: 'options'; readonly dish: Dish };

export type MenuActions = {
  /** Adds one unit of the dish to the cart. If the dish has options, the guest chooses them first. */
  take(dish: Dish): void;
  /** Removes one unit of the dish from the cart. If the cart has several lines of the dish, opens the cart instead. */
  putBack(dish: Dish): void;
  openCart(): void;
  openDiet(): void;
  close(): void;
};

/** The HTML id of the cart that is next to the menu in a wide window. */
export const cartColumnId = 'cart';

export function useMenuActions(
  shop: ShopCard,
  asked: DietConfirmation,
  isCartBeside: boolean,
): readonly [MenuSheet, MenuActions] {
  const [sheet, setSheet] = useState<MenuSheet>({ kind: 'none' });
  const lines = useCartLines(shop.id);
  const openCart = () => {
    if (isCartBeside) document.getElementById(cartColumnId)?.focus();
    else setSheet({ kind: 'cart' });
  };
  const actions: MenuActions = {
    take: (dish) => {
      const line = dish.options.length === 0 ? cartLineOf(dish, {}, 1) : null;
      if (line) asked.ask(dish, {}, () => addToCart(shop, line));
      else setSheet({ kind: 'options', dish });
    },
    putBack: (dish) => {
      const [line, ...others] = lines.filter(({ dishId }) => dishId === dish.id);
      if (others.length > 0) openCart();
      else if (line) changeQuantity(shop.id, lineKey(line), line.quantity - 1);
    },
    openCart,
    openDiet: () => setSheet({ kind: 'diet' }),
    close: () => setSheet({ kind: 'none' }),
  };
  return [sheet, actions];
}
