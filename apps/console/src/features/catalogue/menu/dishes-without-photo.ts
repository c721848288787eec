import type { MenuCategory, MenuDish } from './dish-availability.ts';

/** Dishes for which the shop has no photo, in menu order. */
export const dishesWithoutPhoto = (categories: readonly MenuCategory[]): readonly MenuDish[] =>
  categories.flatMap(({ dishes }) => dishes.filter(({ photos }) => photos.length === 0));
