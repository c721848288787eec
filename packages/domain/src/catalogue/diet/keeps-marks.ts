import { diets } from '../allergens.ts';
import type { DietMark, Marks } from '../dish-marks.ts';

/**
 * Whether a dish may be offered in place of an ordered dish (rule search-14). It keeps each diet for which the ordered
 * dish is suitable, and contains no allergen of which the ordered dish is free. An unknown diet counts as broken.
 */
export function keepsMarks(ordered: Marks, other: Marks): boolean {
  const keepsDiets = diets.every(
    (diet) => ordered.diet[diet] !== suitable(diet) || other.diet[diet] === suitable(diet),
  );
  return keepsDiets && !other.allergens.contains.some((allergen) => ordered.allergens.free.includes(allergen));
}

const suitable = (diet: (typeof diets)[number]): DietMark => (diet === 'pork' || diet === 'alcohol' ? 'no' : 'yes');
