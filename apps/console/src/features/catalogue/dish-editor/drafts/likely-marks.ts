import { type Allergen, allergenPresence, type Diet, diets } from '@chifan/domain/catalogue';
import type { MarkSuggestion } from '@chifan/domain/catalogue/dish-names';
import { withPresence } from '../../../../dish-fields/marks-fields.tsx';
import type { MarksForm } from '../../../../dish-fields/option-form.ts';

/** Allergens and diets that are likely from a dish's name. Staff confirm them. */
export type LikelyMarks = Pick<MarkSuggestion, 'contains' | 'diet'>;

type Open = { readonly contains: readonly Allergen[]; readonly diets: readonly Diet[] };

/**
 * Suggestions for questions about a dish that the kitchen has not answered. A suggestion never replaces the kitchen's
 * answer, because the kitchen knows more than the dish name says.
 */
export const unansweredLikelyMarks = ({ allergens, diet }: MarksForm, likely: LikelyMarks): Open => ({
  contains: likely.contains.filter((allergen) => allergenPresence(allergens, allergen) === 'unknown'),
  diets: diets.filter((each) => likely.diet[each] !== undefined && (diet[each] ?? 'unknown') === 'unknown'),
});

export function addLikelyMarks({ allergens, diet }: MarksForm, likely: LikelyMarks): MarksForm {
  const open = unansweredLikelyMarks({ allergens, diet }, likely);
  return {
    allergens: open.contains.reduce((marks, allergen) => withPresence(marks, allergen, 'contains'), {
      contains: [...allergens.contains],
      free: [...allergens.free],
    }),
    diet: { ...diet, ...Object.fromEntries(open.diets.map((each) => [each, likely.diet[each]])) },
  };
}
