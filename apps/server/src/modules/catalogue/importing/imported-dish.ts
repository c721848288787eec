import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { PlannedRow } from '@chifan/domain/catalogue/importing';
import { draftedDish } from '../editing/drafted-dish.ts';
import { unchangedPlatformTexts } from '../editing/edited-texts.ts';
import type { DishBefore, EditedDish } from '../editing/menu-edit.store.ts';
import type { MerchantDishRow } from '../menu/dish.store.ts';

/** Default values of a new dish for fields that have no column in an imported table. */
const unsaid = { stock: null, plate: 'rice', servedHours: null };

type Given = {
  readonly shopId: number;
  readonly categoryId: number;
  readonly photos: readonly string[];
  readonly now: Date;
};

/**
 * Returns the dish of a row as the dish editor would send it, so that one code path stores dishes of imports and of the
 * editor.
 */
export function importedDish(
  { dish }: PlannedRow,
  standing: { readonly row: MerchantDishRow; readonly before: DishBefore } | undefined,
  given: Given,
): EditedDish {
  const { plate, servedHours } = standing?.row ?? unsaid;
  const draft: DishDraft = {
    categoryId: given.categoryId,
    name: dish.name,
    description: dish.description,
    price: dish.price,
    spice: dish.spice,
    allergens: { contains: [...dish.allergens.contains], free: [...dish.allergens.free] },
    diet: dish.diet,
    options: dish.options.map(optionGroupOf),
    stock: standing ? standing.before.stock : unsaid.stock,
    isAvailable: dish.isAvailable,
    plate,
    photos: [...given.photos],
    contents: [],
    servedHours,
  };
  const drafted = draftedDish(draft, given, { name: [], description: [] });
  return standing ? { ...drafted, byPlatform: unchangedPlatformTexts(standing.before, drafted) } : drafted;
}

type Group = PlannedRow['dish']['options'][number];

const optionGroupOf = (group: Group): DishDraft['options'][number] => ({
  ...group,
  choices: group.choices.map(({ marks = null, isSoldOut = false, ...choice }) => ({
    ...choice,
    marks: marks && { allergens: marks.allergens as NonNullable<DraftMarks>['allergens'], diet: marks.diet },
    isSoldOut,
  })),
});
type DraftMarks = DishDraft['options'][number]['choices'][number]['marks'];

/** Returns an existing dish in the form that the store writes. */
export const editedOf = (row: MerchantDishRow, shopId: number): EditedDish => ({
  shopId,
  categoryId: row.categoryId,
  name: row.name,
  pinyin: row.pinyin,
  description: row.description,
  byPlatform: row.byPlatform,
  nameDrafts: row.nameDrafts,
  price: row.price,
  spice: row.spice,
  allergens: row.allergens,
  diet: row.diet,
  options: row.options,
  stock: row.stock,
  isAvailable: row.isAvailable,
  plate: row.plate,
  photos: row.photos.length === 0 && row.image !== null ? [row.image] : row.photos,
  servedHours: row.servedHours,
});
