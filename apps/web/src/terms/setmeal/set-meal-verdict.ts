import { combineMarks, type DietProfile, type DietVerdict, judgeDish, judgeDishAtBest } from '@chifan/domain/catalogue';
import type { SetMealDetail } from '../../data/setmeal.ts';

type Judged = Pick<SetMealDetail, 'allergens' | 'diet' | 'contents'>;

/**
 * The diet verdict of a set meal before its choices are made. The set meal fits if at least one combination of choices
 * fits.
 */
export function bestSetMealVerdict(profile: DietProfile, { contents, ...whole }: Judged): DietVerdict {
  if (contents.length === 0) return judgeDish(profile, whole);
  return judgeDishAtBest(profile, { ...combineMarks(contents), options: contents.flatMap(({ options }) => options) });
}
