import type { ShopCard } from '@chifan/contract/catalogue/views';
import { Badge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { Reduction } from '../full-reductions.tsx';
import type { Way } from '../way.ts';

type ShopMarkProps = {
  readonly shop: Pick<ShopCard, 'dishCount' | 'hasSampleMenu' | 'types' | 'brandId' | 'fullReductions'>;
  readonly way: Way;
  /** In the list of one chain, the mark “chain” would say nothing. */
  readonly isAmongBranches?: boolean;
};

/** The shop's most distinctive fact (rule catalogue-18), otherwise its in-store reduction. */
export function ShopMark({ shop, way, isAmongBranches = false }: ShopMarkProps) {
  const badge = badgeOf(shop, isAmongBranches);
  // No higher than its line.
  if (badge !== null) return <span className="-my-0.5 inline-flex">{badge}</span>;
  const [least] = shop.fullReductions;
  if (way === 'delivery' || least === undefined) return null;
  // On one line, because Chinese and Japanese may break anywhere.
  return (
    <span className="inline-block max-w-full text-link">
      <Reduction {...least} />
    </span>
  );
}

function badgeOf({ dishCount, hasSampleMenu, types, brandId }: ShopMarkProps['shop'], isAmongBranches: boolean) {
  if (dishCount === 0) {
    return (
      <Badge>
        <Trans>No menu yet</Trans>
      </Badge>
    );
  }
  if (hasSampleMenu) {
    return (
      <Badge tone="warn">
        <Trans>Sample menu</Trans>
      </Badge>
    );
  }
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
