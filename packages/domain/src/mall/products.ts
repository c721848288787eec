/** A product with fewer pieces left is nearly gone: the platform's list of what to order anew shows it. */
export const lowStockBelow = 6;

/** What is drawn where a product of the mall has no photo. */
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
