import type { DishCard } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { isServedAt, servedSpansOn } from '@chifan/domain/catalogue';
import type { NamedOptionGroup } from '../catalogue-for-order.store.ts';
import { chineseOf, localText, provenanceOf } from '../local-text.ts';
import { publicHolidays } from '../public-holidays.ts';
import type { DishRow, PartRow } from './dish.store.ts';
import { dishIllustration } from './dish-illustration.ts';
import { setMarks } from './set-marks.ts';

export type Reader = { readonly language: Language; readonly now: Date };

/** `parts` are the dishes of a set meal. Empty for other dishes. */
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
    plate: dishIllustration({ plate: dish.plate, nameZh: chineseOf(dish.name), diet }),
    image: dish.image ?? dish.guestPhoto,
    photos: photosOf(dish),
    guestPhoto: dish.guestPhoto,
    nameFrom: provenanceOf(dish.name, language, { byPlatform: dish.byPlatform.name, drafts: dish.nameDrafts }),
    descriptionFrom: provenanceOf(dish.description, language, { byPlatform: dish.byPlatform.description }),
    contents: parts.map((part) => partOf(part, language)),
    isServedNow: isServedAt(dish.servedHours, now, publicHolidays),
    servedToday: dish.servedHours === null ? null : servedSpansOn(dish.servedHours, now, publicHolidays),
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

/**
 * The shop's photos come first, then the guest's photo (rule catalogue-72). If the shop has no photos but the dish has
 * an image, the image counts as the shop's only photo.
 */
function photosOf({ photos, image, guestPhoto }: DishRow): string[] {
  const own = photos.length > 0 || image === null ? photos : [image];
  return guestPhoto === null ? own : [...own, guestPhoto];
}

const partOf = ({ dishId, name, quantity }: PartRow, language: Language): DishCard['contents'][number] => ({
  dishId,
  name: localText(name, language),
  nameZh: chineseOf(name),
  quantity,
});
