import { judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { useDietProfile } from './diet-profile.ts';
import { VerdictLine } from './verdict-line.tsx';

type LineVerdictProps = {
  /** Undefined: not on the menu any more, or the menu is still awaited. */
  readonly dish: Parameters<typeof marksWithOptions>[0] | undefined;
  readonly options: Readonly<Record<string, readonly string[]>>;
};

/** What the guest's diet says of a dish in the cart: it may be older there than the profile (rule catalogue-11). */
export function LineVerdict({ dish, options }: LineVerdictProps) {
  const profile = useDietProfile();
  return dish === undefined ? null : <VerdictLine verdict={judgeDish(profile, marksWithOptions(dish, options))} />;
}
