import {
  type Allergen,
  type AllergenMarks,
  allergenPresence,
  allergens,
  type Diet,
  type DietMarks,
  type Presence,
} from '@chifan/domain/catalogue';

export const isAllergen = (value: string): value is Allergen => (allergens as readonly string[]).includes(value);

/** The diets that a dish is promised for. Vegan implies vegetarian, so vegetarian is then omitted. */
export function promisedDiets(diet: DietMarks): readonly Diet[] {
  const promises = (['vegan', 'vegetarian', 'halal'] as const).filter((each) => diet[each] === 'yes');
  return promises.filter((each) => each !== 'vegetarian' || !promises.includes('vegan'));
}

export const warnedDiets = (diet: DietMarks): readonly ('pork' | 'alcohol')[] =>
  (['pork', 'alcohol'] as const).filter((each) => diet[each] === 'yes');

/** Groups all allergens as contained, free or unknown. An allergen in neither list of the marks is unknown. */
export function allergensByPresence(marks: AllergenMarks): Readonly<Record<Presence, readonly Allergen[]>> {
  const of = (presence: Presence) => allergens.filter((allergen) => allergenPresence(marks, allergen) === presence);
  return { contains: of('contains'), free: of('free'), unknown: of('unknown') };
}
