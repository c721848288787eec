import type { DishDraft } from '@chifan/contract/merchant';
import { fen } from '@chifan/domain';
import type { ByPlatform } from '../local-text.ts';
import { pinyinOf } from '../pinyin-of.ts';
import { hoursToKeep } from './edited-hours.ts';
import { textsOf } from './edited-texts.ts';
import type { EditedDish } from './menu-edit.store.ts';

export function draftedDish(draft: DishDraft, of: { shopId: number; now: Date }, byPlatform: ByPlatform): EditedDish {
  const name = textsOf(draft.name);
  return {
    shopId: of.shopId,
    categoryId: draft.categoryId,
    name,
    pinyin: pinyinOf(name['zh-CN'] ?? ''),
    description: textsOf(draft.description),
    byPlatform,
    price: fen(draft.price),
    spice: draft.spice,
    ...marksOf(draft),
    options: draft.options.map((group) => ({
      ...group,
      name: textsOf(group.name),
      choices: group.choices.map((choice) => ({
        ...choice,
        name: textsOf(choice.name),
        price: fen(choice.price),
        marks: choice.marks && marksOf(choice.marks),
      })),
    })),
    stock: draft.stock,
    isAvailable: draft.isAvailable,
    plate: draft.plate,
    photos: draft.photos,
    servedHours: draft.servedHours && hoursToKeep(draft.servedHours, of.now),
  };
}

/** What is marked as both is kept as contained: the error must be on the safe side. */
function marksOf({ allergens: { contains, free }, diet }: Pick<DishDraft, 'allergens' | 'diet'>) {
  return {
    allergens: {
      contains: [...new Set(contains)],
      free: [...new Set(free)].filter((allergen) => !contains.includes(allergen)),
    },
    diet,
  };
}
