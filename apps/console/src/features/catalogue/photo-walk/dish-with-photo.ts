import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { MenuDish } from '../menu/dish-availability.ts';

/** Returns a dish as the editor would save it, with one photo. All other fields stay unchanged. */
export const dishWithPhoto = (dish: MenuDish, photo: string): DishDraft => ({
  categoryId: dish.categoryId,
  name: dish.name,
  description: dish.description,
  price: dish.price,
  spice: dish.spice,
  allergens: dish.allergens,
  diet: dish.diet,
  options: dish.options,
  stock: dish.stock,
  isAvailable: dish.isAvailable,
  plate: dish.plate,
  photos: [photo],
  contents: dish.contents,
  servedHours: dish.servedHours,
});
