import type { Allergen, Diet } from '../allergens.ts';
import type { DishWords, WordMark } from './dish-words.ts';
import { findWords } from './split-name.ts';

/**
 * Marks that a dish probably needs, by its name. Suggestions only warn, and never suggest that a dish is free of
 * something.
 */
export type MarkSuggestion = {
  readonly contains: readonly Allergen[];
  readonly diet: Readonly<Partial<Record<Diet, 'yes' | 'no'>>>;
  readonly isSpicy: boolean;
};

const otherMarks = ['pork', 'meat', 'alcohol', 'spicy'] as const;
const isAllergen = (mark: WordMark): mark is Allergen => !otherMarks.some((other) => other === mark);
const fleshMarks: readonly WordMark[] = ['pork', 'meat', 'fish', 'crustacean', 'mollusc'];
const animalMarks: readonly WordMark[] = [...fleshMarks, 'egg', 'milk'];

export function suggestMarks(nameZh: string, words: DishWords): MarkSuggestion {
  const marks = [...new Set(findWords(nameZh, words).flatMap((word) => word.marks))];
  const has = (list: readonly WordMark[]) => marks.some((mark) => list.includes(mark));
  const diet: Partial<Record<Diet, 'yes' | 'no'>> = {
    ...(has(fleshMarks) ? { vegetarian: 'no' as const } : {}),
    ...(has(animalMarks) ? { vegan: 'no' as const } : {}),
    ...(has(['pork', 'alcohol']) ? { halal: 'no' as const } : {}),
    ...(has(['pork']) ? { pork: 'yes' as const } : {}),
    ...(has(['alcohol']) ? { alcohol: 'yes' as const } : {}),
  };
  return { contains: marks.filter(isAllergen), diet, isSpicy: has(['spicy']) };
}
