import type { PlaceInstead } from '@chifan/contract/search/views';
import { type Dish, isServed } from '../../../data/menu.ts';
import type { CartChange } from '../../../terms/cart/check-cart.ts';
import { cartLineOf } from '../../../terms/cart/dish-line.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { startingOptions } from '../../../terms/options/dish-options.ts';
import type { WantedItem } from './wanted-items.ts';

type Moved = {
  readonly lines: readonly CartLine[];
  /** Ids of the dishes of the old order or cart for which the new restaurant has a matching dish. */
  readonly movedIds: ReadonlySet<number>;
  /** Dishes that the new restaurant does not have, and dishes whose options differ. */
  readonly changes: readonly CartChange[];
};

/** Returns cart lines of another restaurant that replace the wanted dishes, with the current prices of its menu. */
export function movedLines(
  items: readonly WantedItem[],
  matches: PlaceInstead['dishes'],
  dishes: readonly Dish[],
): Moved {
  const lines: CartLine[] = [];
  const movedIds = new Set<number>();
  const changes: CartChange[] = [];
  for (const item of items) {
    const match = matches.find(({ insteadOf }) => insteadOf === item.dishId);
    const dish = match && dishes.find(({ id }) => id === match.dishId);
    if (!dish || dish.isSoldOut || !isServed(dish)) {
      changes.push({ what: 'not_here', dishId: item.dishId, name: item.name });
      continue;
    }
    const { chosen, isSame } = choicesAt(dish, item.choicesZh);
    const line = cartLineOf(dish, chosen, item.quantity);
    if (line) {
      lines.push(line);
      movedIds.add(item.dishId);
    }
    if (!line || !isSame) changes.push({ what: line ? 'options_differ' : 'choose', dishId: dish.id, name: dish.name });
  }
  return { lines, movedIds, changes };
}

/** Finds choices by their Chinese names. A group without a match gets the preselected choice of the dish. */
function choicesAt(dish: Dish, choicesZh: readonly string[]) {
  const found = new Set<string>();
  const starting = startingOptions(dish.options);
  const chosen = Object.fromEntries(
    dish.options.map((group): [string, readonly string[]] => {
      const same = group.choices.filter(({ nameZh, isSoldOut }) => !isSoldOut && choicesZh.includes(nameZh));
      const taken = same.slice(0, group.max);
      for (const { nameZh } of taken) found.add(nameZh);
      return [group.key, taken.length > 0 ? taken.map(({ key }) => key) : (starting[group.key] ?? [])];
    }),
  );
  const isPreselected = dish.options.some(({ key }) => (starting[key] ?? []).length > 0);
  const isSame = choicesZh.every((name) => found.has(name)) && (choicesZh.length > 0 || !isPreselected);
  return { chosen, isSame };
}
