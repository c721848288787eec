import { judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { useDietProfile } from './diet-profile.ts';
import { VerdictLine } from './verdict-line.tsx';

type LineVerdictProps = {
  /** Undefined if the dish is no longer on the menu, or the menu is still loading. */
  readonly dish: Parameters<typeof marksWithOptions>[0] | undefined;
  readonly options: Readonly<Record<string, readonly string[]>>;
};

/** The guest's diet applied to a dish in the cart, which may be older than the profile (rule catalogue-11). */
export function LineVerdict({ dish, options }: LineVerdictProps) {
  const profile = useDietProfile();
  return dish === undefined ? null : <VerdictLine verdict={judgeDish(profile, marksWithOptions(dish, options))} />;
}
