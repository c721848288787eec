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
