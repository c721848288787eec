import { Money } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { SetMeal } from '../../data/setmeal.ts';

type Priced = Pick<SetMeal, 'price' | 'originalPrice'>;

/** How much a guest saves compared with buying the dishes separately, in fen, at least 0. */
export const savedAmount = ({ price, originalPrice }: Priced): number => Math.max(0, originalPrice - price);

export function SetMealPrice({ of }: { readonly of: Priced }) {
  const saved = savedAmount(of);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Money isApproximate amount={of.price} className="font-semibold" />
      {saved > 0 && (
        <>
          <span className="sr-only">
            <Trans>instead of</Trans>
          </span>
          <Money amount={of.originalPrice} isOld className="text-small" />
          <span className="text-small font-semibold text-good">
            <Trans>
              You save <Money amount={saved} />
            </Trans>
          </span>
        </>
      )}
    </span>
  );
}

/** The remaining stock is shown if it is at most this number. */
const fewLeft = 10;

export function SetMealStock({ of: { isSoldOut, stock } }: { readonly of: Pick<SetMeal, 'isSoldOut' | 'stock'> }) {
  if (isSoldOut) {
    return (
      <span className="text-small font-semibold text-bad">
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (stock === null || stock >= fewLeft) return null;
  return (
    <span className="text-small text-warn">
      <Plural value={stock} one="Only # left" other="Only # left" />
    </span>
  );
}
