import { type ChosenOptions, combineMarks, type Marks, marksWithOptions } from '@chifan/domain/catalogue';
import type { SetMealPart } from '../../setmeal/index.ts';

type Part = Pick<SetMealPart, 'key' | 'allergens' | 'diet' | 'options'>;

/** Combines the diet marks of all dishes in a set meal, including the guest's chosen options. */
export function contentsMarks(contents: readonly Part[], choices: Readonly<Record<string, ChosenOptions>>): Marks {
  const chosen = new Map(Object.entries(choices));
  return combineMarks(contents.map((part) => marksWithOptions(part, chosen.get(part.key) ?? {})));
}
