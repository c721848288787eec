import type { ShopCard } from '@chifan/contract/catalogue';
import { Badge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** What a guest must know before they choose the shop, and what may decide for it. */
export function ShopMarks({ shop }: { readonly shop: ShopCard }) {
  const isHalal = shop.types.includes('halal');
  const hasNone = !isHalal && !shop.hasVegetarian && !shop.hasSampleMenu && !shop.acceptsForeignCard;
  if (hasNone && shop.dishCount > 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {shop.dishCount === 0 && (
        <Badge>
          <Trans>No menu yet</Trans>
        </Badge>
      )}
      {shop.hasSampleMenu && (
        <Badge tone="warn">
          <Trans>Sample menu</Trans>
        </Badge>
      )}
      {isHalal && (
        <Badge tone="good">
          <Trans>Halal</Trans>
        </Badge>
      )}
      {shop.hasVegetarian && (
        <Badge tone="good">
          <Trans>Vegetarian dishes</Trans>
        </Badge>
      )}
      {shop.acceptsForeignCard && (
        <Badge>
          <Trans>Foreign cards accepted</Trans>
        </Badge>
      )}
    </p>
  );
}
