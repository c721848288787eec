import { DescriptionRow, Money } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shop.ts';
import { useLanguage } from '../../../platform/language.ts';
import { FullReductions } from '../../../terms/shop/full-reductions.tsx';

export function OrderTerms({ shop }: { readonly shop: ShopDetails }) {
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-2">
      <dl className="grid grid-cols-1 gap-1 text-note">
        <DescriptionRow label={<Trans>Delivery radius</Trans>}>
          <bdi>{formatDistance(shop.radiusMetres, language)}</bdi>
        </DescriptionRow>
        <DescriptionRow label={<Trans>Delivery fee to you</Trans>}>
          {shop.deliveryFee === null ? (
            <Trans>Too far to deliver</Trans>
          ) : (
            <Money isApproximate amount={shop.deliveryFee} />
          )}
        </DescriptionRow>
        <DescriptionRow label={<Trans>Minimum order</Trans>}>
          <Money isApproximate amount={shop.minimumDelivery} />
        </DescriptionRow>
        <DescriptionRow label={<Trans>Packaging fee</Trans>}>
          <Money isApproximate amount={shop.packageFee} />
        </DescriptionRow>
        <DescriptionRow label={<Trans>Foreign cards</Trans>}>
          {shop.acceptsForeignCard ? <Trans>Accepted at the restaurant</Trans> : <Trans>Not confirmed</Trans>}
        </DescriptionRow>
      </dl>
      <FullReductions tiers={shop.fullReductions} />
    </div>
  );
}
