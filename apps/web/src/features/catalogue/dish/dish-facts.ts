import { type Allergen, allergenPresence, allergens, type Diet, type Presence } from '@chifan/domain/catalogue';
import type { Dish } from '../menu/shop-menu.query.ts';

export const isAllergen = (value: string): value is Allergen => (allergens as readonly string[]).includes(value);

/** Vegan says vegetarian too. */
export function promisedDiets(diet: Dish['diet']): readonly Diet[] {
  const promises = (['vegan', 'vegetarian', 'halal'] as const).filter((each) => diet[each] === 'yes');
  return promises.filter((each) => each !== 'vegetarian' || !promises.includes('vegan'));
}

/** Contents that some guests must know of. */
export const warnedDiets = (diet: Dish['diet']): readonly Diet[] =>
  (['pork', 'alcohol'] as const).filter((each) => diet[each] === 'yes');

/** Each of the 14 allergens stands in one of three groups; what nobody has looked at is unknown. */
export function allergensByPresence(marks: Dish['allergens']): Readonly<Record<Presence, readonly Allergen[]>> {
  const of = (presence: Presence) => allergens.filter((allergen) => allergenPresence(marks, allergen) === presence);
  return { contains: of('contains'), free: of('free'), unknown: of('unknown') };
}
