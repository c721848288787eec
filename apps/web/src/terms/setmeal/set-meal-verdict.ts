import { combineMarks, type DietProfile, type DietVerdict, judgeDish, judgeDishAtBest } from '@chifan/domain/catalogue';
import type { SetMealDetail } from '../../data/setmeal.ts';

type Judged = Pick<SetMealDetail, 'allergens' | 'diet' | 'contents'>;

/** Before its choices are made: a set meal fits if it can be bought so that all of it fits. */
export function judgeSetMealAtBest(profile: DietProfile, { contents, ...whole }: Judged): DietVerdict {
  if (contents.length === 0) return judgeDish(profile, whole);
  return judgeDishAtBest(profile, { ...combineMarks(contents), options: contents.flatMap(({ options }) => options) });
}
