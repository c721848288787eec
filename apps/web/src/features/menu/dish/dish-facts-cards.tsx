import type { Marks } from '@chifan/domain/catalogue';
import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { AllergenTable } from './allergen-table.tsx';
import { DietTable } from './diet-table.tsx';

/** What is known of the dish with the options that are chosen. */
export function DishFacts({ marks }: { readonly marks: Marks }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Allergens`}>
        <AllergenTable marks={marks.allergens} />
      </Card>
      <Card title={t`Diet`}>
        <DietTable diet={marks.diet} />
      </Card>
    </>
  );
}
