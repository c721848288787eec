import type { RestaurantType } from '@chifan/domain/catalogue';
import { tileIngredients } from '@chifan/ui/plates';
import { dishIllustration } from '../menu/dish-illustration.ts';
import type { CoverDish } from './cover-dish.ts';
import { plateOfCuisine } from './cuisine-plates.ts';

type Covered = {
  readonly image: string | null;
  readonly coverDishes: readonly CoverDish[] | null;
  readonly cuisine: RestaurantType;
};

/**
 * The picture of a shop in lists (rule catalogue-66): the shop's own picture, or else the photo of the best-selling
 * dish that has a photo, or else the drawing (`plate`) of the best-selling dish that has its own drawing. Only a shop
 * without a menu shows the drawing of its cuisine.
 */
export function shopCover({ image, coverDishes, cuisine }: Covered): { image: string | null; plate: string } {
  const dishes = (coverDishes ?? []).map((dish) => ({ dish, plate: dishIllustration(dish) }));
  const shown = dishes.find(({ dish, plate }) => isDrawing(plate, dish)) ?? dishes[0];
  const photo = dishes.find(({ dish }) => dish.image !== null)?.dish.image ?? null;
  return { image: image ?? photo, plate: shown?.plate ?? plateOfCuisine(cuisine) };
}

/**
 * True if `plate` names a drawing of exactly this dish. False if it names a general drawing for the kind of dish, or a
 * text card that lists the ingredients.
 */
const isDrawing = (plate: string, dish: CoverDish): boolean => plate !== dish.plate && !tileIngredients(plate);
