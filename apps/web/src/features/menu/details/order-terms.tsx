import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShopDetails } from '../../../data/shops.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatDistance } from '../../../platform/time.ts';
import { FullReductions } from '../../../terms/shops/full-reductions.tsx';

export function OrderTerms({ shop }: { readonly shop: ShopDetails }) {
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1 text-note">
        <Term name={<Trans>Delivers within</Trans>}>
          <bdi>{formatDistance(shop.radiusMetres, language)}</bdi>
        </Term>
        <Term name={<Trans>Delivery to you</Trans>}>
          {shop.deliveryFee === null ? <Trans>Too far away</Trans> : <Money amount={shop.deliveryFee} />}
        </Term>
        <Term name={<Trans>Minimum for delivery</Trans>}>
          <Money amount={shop.minimumDelivery} />
        </Term>
        <Term name={<Trans>Packaging</Trans>}>
          <Money amount={shop.packageFee} />
        </Term>
        <Term name={<Trans>Foreign cards</Trans>}>
          {shop.acceptsForeignCard ? <Trans>Accepted in the shop</Trans> : <Trans>Not known</Trans>}
        </Term>
      </dl>
      <FullReductions tiers={shop.fullReductions} />
    </div>
  );
}

type TermProps = { readonly name: ReactNode; readonly children: ReactNode };

function Term({ name, children }: TermProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
