/** A lower stock puts a product on the platform's restocking list. */
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
