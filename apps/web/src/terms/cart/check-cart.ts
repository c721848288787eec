import type { DishCard } from '@chifan/contract/catalogue/views';
import { refreshCartLine } from './dish-line.ts';
import type { CartLine, CartText } from './lines.ts';

export type CartChange =
  | { readonly what: 'gone' | 'options_gone' | 'sold_out'; readonly dishId: number; readonly name: CartText }
  | {
      /**
       * Changes in a cart that moved to another restaurant. Dishes of the kinds `not_here` and `choose` were not added
       * to the new cart.
       */
      readonly what: 'not_here' | 'options_differ' | 'choose';
      readonly dishId: number;
      readonly name: CartText;
    }
  | { readonly what: 'few_left'; readonly dishId: number; readonly name: CartText; readonly left: number }
  | {
      readonly what: 'price';
      readonly dishId: number;
      readonly name: CartText;
      readonly before: number;
      readonly after: number;
    };

export type CheckedCart = {
  /** For each old line, the updated line, or null if the menu no longer offers it. */
  readonly renewed: ReadonlyMap<CartLine, CartLine | null>;
  readonly changes: readonly CartChange[];
};

/**
 * Compares the cart with the current menu. Sold-out dishes stay in the cart, because they may become available again.
 */
export function checkCart(lines: readonly CartLine[], dishes: readonly DishCard[]): CheckedCart {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const renewed = new Map(lines.map((line) => [line, refreshCartLine(line, byId.get(line.dishId))]));
  const changes = lines.flatMap((line) => changeOf(line, renewed.get(line) ?? null, byId.get(line.dishId)) ?? []);
  const wanted = piecesByDish(lines);
  const scarce = [...wanted].flatMap(([dishId, pieces]) => scarcityOf(byId.get(dishId), pieces) ?? []);
  return { renewed, changes: [...changes, ...scarce] };
}

function changeOf(line: CartLine, now: CartLine | null, dish: DishCard | undefined): CartChange | null {
  const { dishId, name, unitPrice: before } = line;
  if (!dish) return { what: 'gone', dishId, name };
  if (!now) return dish.isSoldOut ? { what: 'sold_out', dishId, name } : { what: 'options_gone', dishId, name };
  return now.unitPrice === before ? null : { what: 'price', dishId, name: now.name, before, after: now.unitPrice };
}

function scarcityOf(dish: DishCard | undefined, pieces: number): CartChange | null {
  if (!dish) return null;
  const { id: dishId, name, stock } = dish;
  if (dish.isSoldOut || stock === 0) return { what: 'sold_out', dishId, name };
  return stock !== null && stock < pieces ? { what: 'few_left', dishId, name, left: stock } : null;
}

function piecesByDish(lines: readonly CartLine[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { dishId, quantity } of lines) pieces.set(dishId, (pieces.get(dishId) ?? 0) + quantity);
  return pieces;
}
