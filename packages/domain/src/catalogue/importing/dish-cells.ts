import type { Fen } from '../../fen.ts';
import type { Language, PartlyTranslated } from '../../language.ts';
import type { Allergen } from '../allergens.ts';
import type { DietMarks } from '../dish-marks.ts';
import { draftLanguages } from '../dish-names/dish-words.ts';
import { formatAllergens, formatDiet, formatOnSale, formatSpice } from './mark-cells.ts';
import { formatOptions, type SheetOptionGroup } from './options-cell.ts';
import { formatPrice } from './price-cell.ts';
import type { SheetColumn } from './sheet-columns.ts';

/**
 * The fields of a dish that a table of an import can contain. Fields that no table contains (stock, served hours,
 * contents of a set meal) do not change.
 */
export type SheetDish = {
  /** The Chinese name of the dish's category. */
  readonly category: string;
  readonly name: PartlyTranslated;
  /** Languages in which the name is an unconfirmed draft. */
  readonly nameDrafts: Readonly<Partial<Record<Language, unknown>>>;
  readonly description: PartlyTranslated;
  readonly price: Fen;
  readonly spice: number;
  readonly allergens: { readonly contains: readonly Allergen[]; readonly free: readonly Allergen[] };
  readonly diet: DietMarks;
  readonly options: readonly SheetOptionGroup[];
  readonly isAvailable: boolean;
  /** Sort position in the menu, ascending. Null for the end of the menu. */
  readonly position: number | null;
  /** Stored paths of the dish's photos, and file names of photos that are not uploaded yet. */
  readonly photos: readonly string[];
};

export type MenuDish = SheetDish & { readonly id: number };

/** Writes a dish as the cells of a table row. Also used to find the changes of an imported row. */
export const dishCells = (dish: SheetDish & { readonly id?: number }): Readonly<Record<SheetColumn, string>> => ({
  id: dish.id === undefined ? '' : String(dish.id),
  category: dish.category,
  name: dish.name['zh-CN'] ?? '',
  ...namesOf(dish.name),
  price: formatPrice(dish.price),
  description: dish.description['zh-CN'] ?? '',
  spice: formatSpice(dish.spice),
  contains: formatAllergens(dish.allergens.contains),
  free: formatAllergens(dish.allergens.free),
  diet: formatDiet(dish.diet),
  options: formatOptions(dish.options),
  onSale: formatOnSale(dish.isAvailable),
  position: dish.position === null ? '' : String(dish.position),
  photos: dish.photos.join('、'),
});

type OtherNames = Record<(typeof draftLanguages)[number], string>;

const namesOf = (name: PartlyTranslated): OtherNames => ({
  en: name.en ?? '',
  ja: name.ja ?? '',
  ko: name.ko ?? '',
  ru: name.ru ?? '',
  ur: name.ur ?? '',
  ar: name.ar ?? '',
  fr: name.fr ?? '',
  de: name.de ?? '',
});

/**
 * Languages whose name remains a draft, because the imported row does not change it. Any other name in the row is the
 * restaurant's own name.
 */
export const unchangedDrafts = (dish: SheetDish, before: SheetDish | undefined): Language[] =>
  draftLanguages.filter(
    (language) => before?.nameDrafts[language] !== undefined && dish.name[language] === before.name[language],
  );
