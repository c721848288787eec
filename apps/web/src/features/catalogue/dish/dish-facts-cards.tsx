import { hasDiet, judgeDish, type Marks } from '@chifan/domain/catalogue';
import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useDietProfile } from '../../../platform/diet/diet-profile.ts';
import { VerdictLine } from '../diet/verdict-line.tsx';
import { AllergenTable } from './allergen-table.tsx';
import { DietTable } from './diet-table.tsx';

/** What is known of the dish with the options that are chosen, and what that means for this guest. */
export function DishFacts({ marks }: { readonly marks: Marks }) {
  const { t } = useLingui();
  const profile = useDietProfile();
  return (
    <>
      {hasDiet(profile) && (
        <div role="status">
          <VerdictLine verdict={judgeDish(profile, marks)} saysFit />
        </div>
      )}
      <Card title={t`Allergens`}>
        <AllergenTable marks={marks.allergens} />
      </Card>
      <Card title={t`Diet`}>
        <DietTable diet={marks.diet} />
      </Card>
    </>
  );
}
