import { combineMarks, type DietProfile, type DietVerdict, judgeDish } from '@chifan/domain/catalogue';
import type { Dish } from '../../../data/menu.ts';

type Choice = Dish['options'][number]['choices'][number];

const rank = { fits: 0, unknown: 1, conflicts: 2 } as const;

/** What a choice makes worse for the guest: only what the dish alone is not already; null where it changes nothing. */
export function choiceWarning(profile: DietProfile, dish: Dish, { marks }: Choice): DietVerdict | null {
  const before = judgeDish(profile, dish);
  const after = judgeDish(profile, combineMarks([dish, marks]));
  const isNew = (known: DietVerdict['conflicts']) => (cause: DietVerdict['conflicts'][number]) =>
    !known.some((each) => JSON.stringify(each) === JSON.stringify(cause));
  const conflicts = after.conflicts.filter(isNew(before.conflicts));
  if (conflicts.length > 0) return { verdict: 'conflicts', conflicts, unknown: [] };
  if (rank[after.verdict] <= rank[before.verdict]) return null;
  return { ...after, unknown: after.unknown.filter(isNew(before.unknown)) };
}
