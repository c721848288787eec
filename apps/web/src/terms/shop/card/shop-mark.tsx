import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { Badge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { Reduction } from '../full-reductions.tsx';

type ShopMarkProps = {
  readonly shop: Pick<ShopCard, 'dishCount' | 'hasSampleMenu' | 'types' | 'brandId' | 'fullReductions'>;
  readonly way: OrderWay;
  /** True in the list of one chain’s branches, where the label “Chain” would be redundant. */
  readonly isAmongBranches?: boolean;
};

/**
 * The most distinctive fact about a shop (rule catalogue-18), such as halal or chain. Without such a fact, the shop’s
 * in-store reduction.
 */
export function ShopMark({ shop, way, isAmongBranches = false }: ShopMarkProps) {
  const badge = badgeOf(shop, isAmongBranches);
  // Negative margins keep the badge from making its text line higher.
  if (badge !== null) return <span className="-my-0.5 inline-flex">{badge}</span>;
  const [least] = shop.fullReductions;
  if (way === 'delivery' || least === undefined) return null;
  // Prevents a line break inside the label, because Chinese and Japanese text may break anywhere.
  return (
    <span className="inline-block max-w-full text-link">
      <Reduction {...least} />
    </span>
  );
}

export const SampleMenuBadge = () => (
  <Badge tone="warn">
    <Trans>Sample menu</Trans>
  </Badge>
);

function badgeOf({ dishCount, hasSampleMenu, types, brandId }: ShopMarkProps['shop'], isAmongBranches: boolean) {
  if (dishCount === 0) {
    return (
      <Badge>
        <Trans>No menu yet</Trans>
      </Badge>
    );
  }
  if (hasSampleMenu) return <SampleMenuBadge />;
  if (types.includes('halal')) {
    return (
      <Badge tone="good">
        <Trans>Halal</Trans>
      </Badge>
    );
  }
  if (brandId === null || isAmongBranches) return null;
  return (
    <Badge>
      <Trans>Chain</Trans>
    </Badge>
  );
}
