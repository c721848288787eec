/** A product with a lower stock appears on the platform's restocking list. */
export const lowStockBelow = 6;

export const productArts = [
  'tea',
  'cup',
  'chopsticks',
  'fan',
  'panda',
  'thermos',
  'tote',
  'notebook',
  'umbrella',
  'lantern',
  'cards',
  'gift',
] as const;
export type ProductArt = (typeof productArts)[number];
