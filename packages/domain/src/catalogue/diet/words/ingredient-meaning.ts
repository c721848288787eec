import type { DietWish } from '../../../member/diet-wishes.ts';
import { type Allergen, allergens } from '../../allergens.ts';
import type { AvoidedIngredient } from './ingredient-words.ts';

/** The allergens of an ingredient that a guest avoids. */
export function allergensOfIngredient(thing: AvoidedIngredient): readonly Allergen[] {
  if (thing === 'shellfish') return ['crustacean', 'mollusc'];
  if (thing === 'seafood') return ['fish', 'crustacean', 'mollusc'];
  return allergens.filter((allergen) => allergen === thing);
}

/** The diet wish of a guest who avoids the given ingredient, or null. */
export function wishOfIngredient(thing: AvoidedIngredient): DietWish | null {
  if (thing === 'pork') return 'no_pork';
  if (thing === 'alcohol') return 'no_alcohol';
  return thing === 'meat' ? 'vegetarian' : null;
}
