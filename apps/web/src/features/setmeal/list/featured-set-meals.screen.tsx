import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { FoundSetMeals, NoSetMeals } from './found-set-meals.tsx';

export default function FeaturedSetMealsScreen() {
  const navigation = useNavigation();
  return (
    <>
      <FoundSetMeals filter={{ featured: true }} empty={<NoSetMeals />} />
      <p className="px-4 pb-6">
        <Button variant="secondary" isWide onClick={() => navigation.open('pages/shop/list/item_list')}>
          <Trans>All set meals</Trans>
        </Button>
      </p>
    </>
  );
}
