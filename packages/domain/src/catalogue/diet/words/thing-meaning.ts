import type { DietWish } from '../../../member/member.ts';
import { type Allergen, allergens } from '../../allergens.ts';
import type { Thing } from './thing-words.ts';

/** Whoever avoids a thing avoids all of these. */
export function allergensOf(thing: Thing): readonly Allergen[] {
  if (thing === 'shellfish') return ['crustacean', 'mollusc'];
  if (thing === 'seafood') return ['fish', 'crustacean', 'mollusc'];
  return allergens.filter((allergen) => allergen === thing);
}

/** What whoever avoids a thing wishes. */
export function wishOf(thing: Thing): DietWish | null {
  if (thing === 'pork') return 'no_pork';
  if (thing === 'alcohol') return 'no_alcohol';
  return thing === 'meat' ? 'vegetarian' : null;
}
