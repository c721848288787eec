import type { MenuCategory, MenuDish } from './dish-availability.ts';

/** Dishes without a photo of the shop, in the order of the menu. */
export const dishesWithoutPhoto = (categories: readonly MenuCategory[]): readonly MenuDish[] =>
  categories.flatMap(({ dishes }) => dishes.filter(({ photos }) => photos.length === 0));
