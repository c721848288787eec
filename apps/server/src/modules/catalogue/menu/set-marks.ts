import { allergens, combineMarks, type Diet, diets, type Marks } from '@chifan/domain/catalogue';

/**
 * A set meal fits a diet if every dish in it fits the diet. The set meal's own marks can only add warnings, because a
 * mark of the set meal makes none of its dishes safer.
 */
export function setMarks(own: Marks, parts: readonly Marks[]) {
  const whole = combineMarks([warningsOf(own), ...parts]);
  return {
    allergens: { contains: [...whole.allergens.contains], free: [...whole.allergens.free] },
    diet: { ...whole.diet },
  };
}

/**
 * Returns the set meal's own marks with only the warnings. Each other mark becomes the safe value, which does not
 * change the result when the marks are combined with those of the dishes.
 */
const warningsOf = ({ allergens: { contains }, diet }: Marks) => ({
  allergens: { contains, free: allergens.filter((allergen) => !contains.includes(allergen)) },
  diet: Object.fromEntries(diets.map((name) => [name, diet[name] === warning(name) ? warning(name) : harmless(name)])),
});

/**
 * Returns true for `pork` and `alcohol`, where the mark “yes” is the warning. For other diet properties, such as
 * `vegetarian`, the mark “no” is the warning.
 */
const isContent = (diet: Diet): boolean => diet === 'pork' || diet === 'alcohol';
const warning = (diet: Diet) => (isContent(diet) ? ('yes' as const) : ('no' as const));
const harmless = (diet: Diet) => (isContent(diet) ? ('no' as const) : ('yes' as const));
