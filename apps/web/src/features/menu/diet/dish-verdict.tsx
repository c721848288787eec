import { type ChosenOptions, hasDiet, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import type { Dish } from '../../../data/menu.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';

/** Shows whether the dish with its chosen options fits the guest’s diet. Screen readers announce each change. */
export function DishVerdict({ dish, chosen }: { readonly dish: Dish; readonly chosen: ChosenOptions }) {
  const profile = useDietProfile();
  if (!hasDiet(profile)) return null;
  return (
    <div role="status">
      <VerdictLine verdict={judgeDish(profile, marksWithOptions(dish, chosen))} saysFit />
    </div>
  );
}
