import { type Ingredient, ingredients } from '@chifan/domain/catalogue';

/** IDs of the drawings in food/plates.svg. */
export const plates = [
  'noodles',
  'rice',
  'soup',
  'dumplings',
  'bun',
  'skewers',
  'hotpot',
  'meat',
  'poultry',
  'fish',
  'shrimp',
  'vegetables',
  'tofu',
  'egg',
  'salad',
  'pizza',
  'burger',
  'fries',
  'sandwich',
  'pasta',
  'curry',
  'sushi',
  'bread',
  'cake',
  'icecream',
  'fruit',
  'coffee',
  'tea',
  'bubbletea',
  'juice',
  'beer',
  'dessert',
] as const;

export type Plate = (typeof plates)[number];
export type PlateSize = 'tiny' | 'small' | 'medium' | 'wide';

export const plateOf = (key: string): Plate => plates.find((plate) => plate === key) ?? 'rice';

const tints = ['bg-plate-1', 'bg-plate-2', 'bg-plate-3', 'bg-plate-4'] as const;

/** True if `plate` describes a drawing that was composed for one dish, false if `plate` is a key of `plates`. */
export const isComposedIllustration = (plate: string): boolean => /[ :]/.test(plate);

/**
 * The ingredients of a text card, which `drawingOf` describes as `tile` or `tile:beef,noodles`. Ingredients that this
 * version does not know are omitted. Undefined if `plate` does not describe a text card.
 */
export function tileIngredients(plate: string): readonly Ingredient[] | undefined {
  const [kind, names = ''] = plate.split(':');
  if (kind !== 'tile') return undefined;
  return names.split(',').flatMap((name) => ingredients.filter((ingredient) => ingredient === name));
}

/**
 * Background colour class of a drawing in food/plates.svg. The same drawing always has the same colour, so a menu is
 * colourful and does not change.
 */
export const plateTint = (plate: Plate): string => tints[plates.indexOf(plate) % tints.length] ?? tints[0];

/** Background colour class of a drawing that was composed for one dish. Equal drawings always have the same colour. */
export const illustrationTint = (drawing: string): string => {
  let sum = 0;
  for (let at = 0; at < drawing.length; at += 1) sum += drawing.charCodeAt(at);
  return tints[sum % tints.length] ?? tints[0];
};
