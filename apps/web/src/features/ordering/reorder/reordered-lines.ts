import type { DishCard } from '@chifan/contract/catalogue/views';
import { fen } from '@chifan/domain';
import type { OrderDetail } from '../../../data/ordering.ts';
import type { CartChange } from '../../../terms/cart/check-cart.ts';
import { cartLineOf } from '../../../terms/cart/dish-line.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';

type OrderedLine = OrderDetail['lines'][number];

export type Reordered = {
  /** Cart lines with the prices of the old order. The comparison of cart and menu later updates the prices. */
  readonly lines: readonly CartLine[];
  /** Dishes that the menu no longer offers as ordered. */
  readonly missing: readonly CartChange[];
};

export function reorderedLines(ordered: readonly OrderedLine[], dishes: readonly DishCard[]): Reordered {
  const lines: CartLine[] = [];
  const missing: CartChange[] = [];
  for (const { dishId, name, chosenZh, quantity, unitPrice } of ordered) {
    if (dishId === null) continue;
    const dish = dishes.find(({ id }) => id === dishId);
    const chosen = dish && chosenOf(chosenZh, dish);
    const line = chosen ? cartLineOf(dish, chosen, quantity) : null;
    if (line) lines.push({ ...line, unitPrice: fen(unitPrice) });
    else missing.push({ what: dish ? 'options_gone' : 'gone', dishId, name });
  }
  return { lines, missing };
}

/**
 * Finds the choices of an old order on the current menu. The order stores choices as Chinese text ("辣度：微辣").
 * @returns null if a choice no longer exists
 */
function chosenOf(texts: readonly string[], dish: DishCard): CartLine['options'] | null {
  const offered = dish.options.flatMap((group) => group.choices.map((choice) => ({ group, choice })));
  const chosen = offered.filter(({ group, choice }) =>
    texts.some((text) => text === `${group.nameZh}：${choice.nameZh}` || text === choice.nameZh),
  );
  if (chosen.length !== texts.length) return null;
  const keys: Record<string, string[]> = {};
  for (const { group, choice } of chosen) (keys[group.key] ??= []).push(choice.key);
  return keys;
}
