import { Button, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { SetMealDetail } from '../../../data/setmeal.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { setMealParams } from '../../../terms/setmeal/set-meal-params.ts';

export function BuyBar({ setMeal: { id, price, isSoldOut, leftForMember } }: { readonly setMeal: SetMealDetail }) {
  const navigation = useNavigation();
  const hasAll = leftForMember === 0;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[480px] border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <Button
        isWide
        disabled={isSoldOut || hasAll}
        onClick={() => navigation.open('pages/shop/pay/pay', setMealParams(id))}
      >
        <span>
          {isSoldOut ? (
            <Trans>Sold out</Trans>
          ) : hasAll ? (
            <Trans>You have bought all that you may</Trans>
          ) : (
            <Trans>
              Buy for <Money amount={price} />
            </Trans>
          )}
        </span>
      </Button>
    </div>
  );
}
