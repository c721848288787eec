import type { ShopCard } from '@chifan/contract/catalogue/views';
import { ApproximateAmount, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

type FullReductionsProps = { readonly tiers: ShopCard['fullReductions'] };

/** The shop’s full reductions (discounts for a minimum order), with the smallest minimum first (rule catalogue-10). */
export function FullReductions({ tiers }: FullReductionsProps) {
  if (tiers.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-small text-link">
      {tiers.map(({ threshold, reduction }) => (
        <li key={threshold}>
          <Reduction threshold={threshold} reduction={reduction} />
          <ApproximateAmount amounts={[reduction, threshold]} />
        </li>
      ))}
    </ul>
  );
}

export const Reduction = ({ threshold, reduction }: ShopCard['fullReductions'][number]) => (
  <Trans>
    <Money amount={reduction} isShort /> off orders over <Money amount={threshold} isShort />
  </Trans>
);
