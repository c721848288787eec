import type { DishCard } from '@chifan/contract/catalogue';
import type { Language } from '@chifan/domain';
import { allergens, combineMarks, type Diet, diets, isServedAt, servedSpansToday } from '@chifan/domain/catalogue';
import type { Marks, NamedOptionGroup } from '../catalogue-for-order.store.ts';
import { chineseOf, localText, provenanceOf } from '../local-text.ts';
import { publicHolidays } from '../public-holidays.ts';
import type { DishRow, PartRow } from './dish.store.ts';
import { drawnDish } from './drawn-dish.ts';

export type Reader = { readonly language: Language; readonly now: Date };

/** `parts` is what is in a set meal, empty for every other dish. */
export function dishCardOf(dish: DishRow, parts: readonly PartRow[], { language, now }: Reader): DishCard {
  const { allergens, diet } = parts.length === 0 ? dish : setMarks(dish, parts);
  return {
    id: dish.id,
    shopId: dish.shopId,
    name: localText(dish.name, language),
    nameZh: chineseOf(dish.name),
    pinyin: dish.pinyin,
    description: localText(dish.description, language),
    price: dish.price,
    spice: dish.spice,
    allergens,
    diet,
    options: dish.options.map((group) => optionGroupOf(group, language)),
    stock: dish.stock,
    isSoldOut: isSoldOut(dish),
    plate: drawnDish(dish.plate, chineseOf(dish.name)),
    image: dish.image,
    photos: photosOf(dish),
    nameFrom: provenanceOf(dish.name, language, { byPlatform: dish.byPlatform.name, drafts: dish.nameDrafts }),
    descriptionFrom: provenanceOf(dish.description, language, { byPlatform: dish.byPlatform.description }),
    contents: parts.map((part) => partOf(part, language)),
    isServedNow: isServedAt(dish.servedHours, now, publicHolidays),
    servedToday: servedSpansToday(dish.servedHours, now, publicHolidays),
  };
}

export const isSoldOut = (dish: Pick<DishRow, 'stock' | 'isAvailable'>): boolean =>
  !dish.isAvailable || dish.stock === 0;

export const optionGroupOf = (group: NamedOptionGroup, language: Language): DishCard['options'][number] => ({
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
    marks: choice.marks ?? null,
    isSoldOut: choice.isSoldOut ?? false,
  })),
});

/** A dish that has an image alone has one picture. */
function photosOf({ photos, image }: DishRow): string[] {
  if (photos.length > 0) return photos;
  return image === null ? [] : [image];
}

const partOf = ({ dishId, name, quantity }: PartRow, language: Language): DishCard['contents'][number] => ({
  dishId,
  name: localText(name, language),
  nameZh: chineseOf(name),
  quantity,
});

/** A promise holds when every part keeps it. Of the set's own marks only warnings count: it makes no part safer. */
export function setMarks(own: Marks, parts: readonly Marks[]) {
  const whole = combineMarks([warningsOf(own), ...parts]);
  return {
    allergens: { contains: [...whole.allergens.contains], free: [...whole.allergens.free] },
    diet: { ...whole.diet },
  };
}

/** What is left of marks that may only warn: all that they do not warn of counts as harmless. */
const warningsOf = ({ allergens: { contains }, diet }: Marks) => ({
  allergens: { contains, free: allergens.filter((allergen) => !contains.includes(allergen)) },
  diet: Object.fromEntries(diets.map((name) => [name, diet[name] === warning(name) ? warning(name) : harmless(name)])),
});

/** `pork` and `alcohol` warn with yes, the promises with no. */
const isContent = (diet: Diet): boolean => diet === 'pork' || diet === 'alcohol';
const warning = (diet: Diet) => (isContent(diet) ? ('yes' as const) : ('no' as const));
const harmless = (diet: Diet) => (isContent(diet) ? ('no' as const) : ('yes' as const));
