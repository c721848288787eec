import { type Fen, fen } from '@chifan/domain';
import { priceOptions } from '@chifan/domain/catalogue';
import type { OutputOf } from '../../../platform/api.ts';
import type { CartLine } from '../../../platform/cart.ts';
import type { OrderDetail } from '../ordering.query.ts';

type Menu = OutputOf<'/rest/shop/menu'>;
export type MenuDish = Menu['categories'][number]['dishes'][number];
type OrderedLine = OrderDetail['lines'][number];

export type Reordered = {
  readonly lines: readonly CartLine[];
  /** What is no longer offered as it was. */
  readonly missing: readonly OrderedLine[];
};

/** An old order as lines of the cart, at the prices of today's menu. */
export function reorderedLines(ordered: readonly OrderedLine[], dishes: readonly MenuDish[]): Reordered {
  const read = ordered.map((line) => ({ line, cartLine: cartLineOf(line, dishes) }));
  return {
    lines: read.map(({ cartLine }) => cartLine).filter((cartLine) => cartLine !== null),
    missing: read.filter(({ cartLine }) => cartLine === null).map(({ line }) => line),
  };
}

function cartLineOf(line: OrderedLine, dishes: readonly MenuDish[]): CartLine | null {
  const dish = dishes.find(({ id }) => id === line.dishId);
  if (!dish || dish.isSoldOut) return null;
  const chosen = chosenOf(line.chosenZh, dish);
  const unitPrice = chosen && unitPriceOf(dish, keysOf(chosen));
  if (!chosen || unitPrice === null) return null;
  return {
    dishId: dish.id,
    quantity: line.quantity,
    options: keysOf(chosen),
    unitPrice,
    name: dish.name,
    nameZh: dish.nameZh,
    pinyin: dish.pinyin,
    plate: dish.plate,
    image: dish.image,
    chosen: chosen.map(({ choice }) => choice.name),
  };
}

type Group = MenuDish['options'][number];
type Chosen = { readonly group: Group; readonly choice: Group['choices'][number] };

/**
 * An order keeps its options as text ("辣度：微辣"); in Chinese they lead back to the menu's own.
 * @returns null when one of them is no longer there.
 */
function chosenOf(texts: readonly string[], dish: MenuDish): Chosen[] | null {
  const offered = dish.options.flatMap((group) => group.choices.map((choice) => ({ group, choice })));
  const chosen = offered.filter(({ group, choice }) =>
    texts.some((text) => text === `${group.nameZh}：${choice.nameZh}` || text === choice.nameZh),
  );
  return chosen.length === texts.length ? chosen : null;
}

function keysOf(chosen: readonly Chosen[]): CartLine['options'] {
  const keys: Record<string, string[]> = {};
  for (const { group, choice } of chosen) (keys[group.key] ??= []).push(choice.key);
  return keys;
}

function unitPriceOf(dish: MenuDish, options: CartLine['options']): Fen | null {
  const groups = dish.options.map((group) => ({
    ...group,
    choices: group.choices.map(({ key, price }) => ({ key, price: fen(price) })),
  }));
  const added = priceOptions(groups, options);
  return added.ok ? fen(dish.price + added.value) : null;
}
