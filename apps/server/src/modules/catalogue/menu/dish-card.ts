import type { DishCard } from '@chifan/contract/catalogue';
import type { Language } from '@chifan/domain';
import type { NamedOptionGroup } from '../catalogue-for-order.store.ts';
import { chineseOf, localText } from '../local-text.ts';
import type { DishRow } from './dish.store.ts';

export function dishCardOf(dish: DishRow, language: Language): DishCard {
  return {
    id: dish.id,
    shopId: dish.shopId,
    name: localText(dish.name, language),
    nameZh: chineseOf(dish.name),
    pinyin: dish.pinyin,
    description: localText(dish.description, language),
    price: dish.price,
    spice: dish.spice,
    allergens: dish.allergens,
    diet: dish.diet,
    options: dish.options.map((group) => optionGroupOf(group, language)),
    stock: dish.stock,
    isSoldOut: isSoldOut(dish),
    plate: dish.plate,
    image: dish.image,
  };
}

export const isSoldOut = (dish: Pick<DishRow, 'stock' | 'isAvailable'>): boolean =>
  !dish.isAvailable || dish.stock === 0;

const optionGroupOf = (group: NamedOptionGroup, language: Language): DishCard['options'][number] => ({
  key: group.key,
  name: localText(group.name, language),
  nameZh: chineseOf(group.name),
  min: group.min,
  max: group.max,
  choices: group.choices.map((choice) => ({
    key: choice.key,
    name: localText(choice.name, language),
    nameZh: chineseOf(choice.name),
    price: choice.price,
  })),
});
