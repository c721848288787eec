import { judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { useDietProfile } from './diet-profile.ts';
import { VerdictLine } from './verdict-line.tsx';

type LineVerdictProps = {
  /** undefined if the dish is no longer on the menu, or the menu is still loading. */
  readonly dish: Parameters<typeof marksWithOptions>[0] | undefined;
  readonly options: Readonly<Record<string, readonly string[]>>;
};

/**
 * Shows whether a dish in the cart fits the guest’s diet. The guest may have added it before changing the diet (rule
 * catalogue-11).
 */
export function LineVerdict({ dish, options }: LineVerdictProps) {
  const profile = useDietProfile();
  return dish === undefined ? null : <VerdictLine verdict={judgeDish(profile, marksWithOptions(dish, options))} />;
}
