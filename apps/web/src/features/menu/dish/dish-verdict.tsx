import { type ChosenOptions, hasDiet, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import type { Dish } from '../../../data/menu.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../diet/verdict-line.tsx';

/** What the dish, with the options that are chosen, means for this guest; said again whenever it changes. */
export function DishVerdict({ dish, chosen }: { readonly dish: Dish; readonly chosen: ChosenOptions }) {
  const profile = useDietProfile();
  if (!hasDiet(profile)) return null;
  return (
    <div role="status">
      <VerdictLine verdict={judgeDish(profile, marksWithOptions(dish, chosen))} saysFit />
    </div>
  );
}
