import { judgeDish } from '@chifan/domain/catalogue';
import type { Home } from '../../data/home.ts';
import type { DietProfile } from '../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../terms/diet/verdict-line.tsx';

type RowVerdictProps = {
  readonly dish: Home['dishRows'][number]['dishes'][number];
  readonly profile: DietProfile;
};

/**
 * Warns that a dish conflicts with the guest’s diet. Unconfirmed ingredients are shown only on the dish’s own screen.
 */
export default function RowVerdict({ dish, profile }: RowVerdictProps) {
  const verdict = judgeDish(profile, dish);
  return verdict.verdict === 'conflicts' ? <VerdictLine verdict={verdict} /> : null;
}
