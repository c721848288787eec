import { allergens, combineMarks, type Diet, diets, type Marks } from '@chifan/domain/catalogue';

/** A set fits a diet if every part does. The set's own marks can only add warnings, because they make no part safer. */
export function setMarks(own: Marks, parts: readonly Marks[]) {
  const whole = combineMarks([warningsOf(own), ...parts]);
  return {
    allergens: { contains: [...whole.allergens.contains], free: [...whole.allergens.free] },
    diet: { ...whole.diet },
  };
}

/** Keeps the warnings. The rest becomes safe, which is neutral in the combination: the parts alone decide it. */
const warningsOf = ({ allergens: { contains }, diet }: Marks) => ({
  allergens: { contains, free: allergens.filter((allergen) => !contains.includes(allergen)) },
  diet: Object.fromEntries(diets.map((name) => [name, diet[name] === warning(name) ? warning(name) : harmless(name)])),
});

/** `pork` and `alcohol` warn with yes, the promises with no. */
const isContent = (diet: Diet): boolean => diet === 'pork' || diet === 'alcohol';
const warning = (diet: Diet) => (isContent(diet) ? ('yes' as const) : ('no' as const));
const harmless = (diet: Diet) => (isContent(diet) ? ('no' as const) : ('yes' as const));
