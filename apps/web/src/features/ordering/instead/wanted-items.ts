import type { LocalText } from '@chifan/contract/fields';
import type { ShopMenu } from '../../../data/menu.ts';
import type { OrderDetail } from '../../../data/ordering.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';

/** A dish that its restaurant cannot serve. `choicesZh`: the Chinese names of its chosen options. */
export type WantedItem = {
  readonly dishId: number;
  readonly name: LocalText;
  readonly quantity: number;
  readonly choicesZh: readonly string[];
};

/**
 * Removes the name of the option group from each choice, so that “辣度：微辣” becomes “微辣”, because other restaurants may
 * name the group differently.
 */
export const itemsOfOrder = ({ lines }: Pick<OrderDetail, 'lines'>): readonly WantedItem[] =>
  lines.flatMap(({ dishId, name, quantity, chosenZh }) =>
    dishId === null
      ? []
      : [{ dishId, name, quantity, choicesZh: chosenZh.map((text) => text.split('：').at(-1) ?? text) }],
  );

export function itemsOfCart(lines: readonly CartLine[], menu: ShopMenu | undefined): readonly WantedItem[] {
  const dishes = menu?.categories.flatMap(({ dishes }) => dishes) ?? [];
  return lines.map(({ dishId, name, quantity, options }) => {
    const dish = dishes.find(({ id }) => id === dishId);
    const choices = dish?.options.flatMap((group) =>
      group.choices.filter(({ key }) => options[group.key]?.includes(key)).map(({ nameZh }) => nameZh),
    );
    return { dishId, name, quantity, choicesZh: choices ?? [] };
  });
}
