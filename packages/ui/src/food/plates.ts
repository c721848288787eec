/** The keys of food/plates.svg. */
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

/** Composed for one dish, so it is not a key of `plates`. */
export const isComposedIllustration = (plate: string): boolean => /[ :]/.test(plate);

/** Fixed for each plate, so that a menu is colourful but always the same. */
export const plateTint = (plate: Plate): string => tints[plates.indexOf(plate) % tints.length] ?? tints[0];

/** Fixed for each drawing. */
export const illustrationTint = (drawing: string): string => {
  let sum = 0;
  for (let at = 0; at < drawing.length; at += 1) sum += drawing.charCodeAt(at);
  return tints[sum % tints.length] ?? tints[0];
};
