import type { Calls } from '@chifan/contract';
import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import { fen, languages } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { NamedOptionGroup } from '../catalogue-for-order.store.ts';
import type { ByPlatform } from '../local-text.ts';
import { partsFor } from '../menu/dish.store.ts';
import { dishCardOf } from '../menu/dish-card.ts';
import { pinyinOf } from '../pinyin-of.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { normaliseHours, textsOf } from './edited-texts.ts';
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
    nameDrafts: {},
    price: fen(draft.price),
    spice: draft.spice,
    ...marksOfDraft(draft),
    options: optionsOfDraft(draft.options),
    stock: draft.stock,
    isAvailable: draft.isAvailable,
    plate: draft.plate,
    photos: draft.photos,
    servedHours: draft.servedHours && normaliseHours(draft.servedHours, of.now),
  };
}

export const optionsOfDraft = (options: DishDraft['options']): NamedOptionGroup[] =>
  options.map((group) => ({
    ...group,
    name: textsOf(group.name),
    choices: group.choices.map((choice) => ({
      ...choice,
      name: textsOf(choice.name),
      price: fen(choice.price),
      marks: choice.marks && marksOfDraft(choice.marks),
    })),
  }));

/**
 * Whether each option group and choice has a Chinese name. Kitchen tickets are Chinese, so the kitchen could not read a
 * choice without a Chinese name.
 */
export const areOptionsNamed = ({ options }: { readonly options: readonly NamedOptionGroup[] }): boolean =>
  options.every(({ name, choices }) =>
    [name, ...choices.map((choice) => choice.name)].every((texts) => texts['zh-CN']),
  );

/** An allergen that is marked as both contained and absent is stored as contained, which is safer for guests. */
export function marksOfDraft({ allergens: { contains, free }, diet }: Pick<DishDraft, 'allergens' | 'diet'>) {
  return {
    allergens: {
      contains: [...new Set(contains)],
      free: [...new Set(free)].filter((allergen) => !contains.includes(allergen)),
    },
    diet,
  };
}

type Previews = z.input<Calls['previewDish']['output']>;

/** Returns the draft of a dish as guests see it in each language. Shows all names as written by staff. */
export async function previewDish(
  platform: Platform,
  { shopId, dish: draft }: z.output<Calls['previewDish']['input']>,
  { caller, now }: StaffContext,
): Promise<Answer<Previews>> {
  const { read } = platform.database;
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const parts = await partsFor(read, shopId, draft.contents);
  const drafted = draftedDish(draft, { shopId, now }, { name: [], description: [] });
  const row = {
    ...drafted,
    id: 0,
    options: [...drafted.options],
    photos: draft.photos,
    image: draft.photos[0] ?? null,
    guestPhoto: null,
  };
  const previews = languages.map((language) => ({
    language,
    dish: { ...dishCardOf(row, parts, { language, now }), id: 0 as const },
  }));
  return { ok: true, value: { previews } };
}
