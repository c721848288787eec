import { diets } from '../allergens.ts';
import type { DietMark, Marks } from '../dish-marks.ts';

/**
 * Whether a dish may be offered in place of an ordered dish (rule search-14). The offered dish must be suitable for
 * each diet for which the ordered dish is suitable. It must contain no allergen of which the ordered dish is free. A
 * diet that is unknown for the offered dish counts as unsuitable.
 */
export function suitsInPlaceOf(ordered: Marks, other: Marks): boolean {
  const keepsDiets = diets.every(
    (diet) => ordered.diet[diet] !== suitable(diet) || other.diet[diet] === suitable(diet),
  );
  return keepsDiets && !other.allergens.contains.some((allergen) => ordered.allergens.free.includes(allergen));
}

const suitable = (diet: (typeof diets)[number]): DietMark => (diet === 'pork' || diet === 'alcohol' ? 'no' : 'yes');
