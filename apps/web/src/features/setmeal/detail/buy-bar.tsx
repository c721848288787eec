import { Button, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { SetMealDetail } from '../../../data/setmeal.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { setMealParams } from '../../../terms/setmeal/set-meal-params.ts';

type BuyBarProps = { readonly setMeal: SetMealDetail };

export function BuyBar({ setMeal }: BuyBarProps) {
  const navigation = useNavigation();
  const { id, isOnSale, isSoldOut, leftForMember } = setMeal;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[var(--page)] border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] wide:sticky wide:mx-0 wide:max-w-none wide:rounded-card">
      <Button
        isWide
        disabled={!isOnSale || isSoldOut || leftForMember === 0}
        onClick={() => navigation.open('pages/shop/pay/pay', setMealParams(id))}
      >
        <span>
          <BuyWords setMeal={setMeal} />
        </span>
      </Button>
    </div>
  );
}

function BuyWords({ setMeal: { price, isOnSale, isSoldOut, leftForMember } }: BuyBarProps) {
  if (!isOnSale) return <Trans>No longer available</Trans>;
  if (isSoldOut) return <Trans>Sold out</Trans>;
  if (leftForMember === 0) return <Trans>You’ve reached the limit for this set meal</Trans>;
  return (
    <Trans>
      Buy for <Money amount={price} />
    </Trans>
  );
}
