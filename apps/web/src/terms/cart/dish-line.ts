import type { DishCard } from '@chifan/contract/catalogue/views';
import { type Fen, fen } from '@chifan/domain';
import { type ChosenOptions, priceOptions } from '@chifan/domain/catalogue';
import type { CartLine } from './lines.ts';

/** Returns null if the options are not valid for the dish. */
export function cartLineOf(dish: DishCard, chosen: ChosenOptions, quantity: number): CartLine | null {
  const price = unitPrice(dish, chosen);
  if (price === null) return null;
  return {
    dishId: dish.id,
    quantity,
    options: inMenuOrder(dish, chosen),
    unitPrice: price,
    name: dish.name,
    nameZh: dish.nameZh,
    pinyin: dish.pinyin,
    plate: dish.plate,
    image: dish.image,
    chosen: dish.options.flatMap((group) =>
      group.choices.filter(({ key }) => chosen[group.key]?.includes(key)).map(({ name }) => name),
    ),
  };
}

/** Updates a cart line to the menu’s current texts and price. Returns null if the menu no longer offers it. */
export function refreshCartLine(line: CartLine, dish: DishCard | undefined): CartLine | null {
  const renewed = dish && cartLineOf(dish, line.options, line.quantity);
  if (!renewed) return null;
  return JSON.stringify(renewed) === JSON.stringify(line) ? line : renewed;
}

/** The price of one unit of a dish with its options. null if the options are invalid or sold out. */
export function unitPrice(dish: DishCard, chosen: ChosenOptions): Fen | null {
  const added = priceOptions(
    dish.options.map((group) => ({
      ...group,
      choices: availableChoices(group).map((choice) => ({ key: choice.key, price: fen(choice.price) })),
    })),
    chosen,
  );
  return added.ok ? fen(dish.price + added.value) : null;
}

const availableChoices = ({ choices }: DishCard['options'][number]) => choices.filter(({ isSoldOut }) => !isSoldOut);

const inMenuOrder = (dish: DishCard, chosen: ChosenOptions): ChosenOptions =>
  Object.fromEntries(
    dish.options
      .map(
        ({ key, choices }) =>
          [key, choices.map((choice) => choice.key).filter((choice) => chosen[key]?.includes(choice))] as const,
      )
      .filter(([, keys]) => keys.length > 0),
  );
