import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ShopDetails, shopDetailsQuery } from '../../../data/shops.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { LoadFailure } from '../../../terms/shops/load-failure.tsx';
import { BrandCard } from './brand-card.tsx';
import { DetailsHead } from './details-head.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { OrderTerms } from './order-terms.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ShopAddress } from './shop-address.tsx';
import { ShopMap } from './shop-map.tsx';
import { ShopPhotos } from './shop-photos.tsx';
import { WeekHours } from './week-hours.tsx';

type ShopInfoProps = {
  readonly shopId: number;
  /** On a page of its own the shop is named; under the menu's tab it stands above already. */
  readonly hasHead?: boolean;
};

/** Where a shop is, when it is open, how to call it and on which terms it sells. */
export default function ShopInfo({ shopId, hasHead = false }: ShopInfoProps) {
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const { data, error, refetch } = useQuery(shopDetailsQuery(shopId, position, language));
  if (data) return <Info shop={data} hasHead={hasHead} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <DetailsSkeleton />;
}

function Info({ shop, hasHead }: { readonly shop: ShopDetails; readonly hasHead: boolean }) {
  const { t } = useLingui();
  const { attribution } = shop;
  return (
    <>
      {hasHead && <DetailsHead shop={shop} />}
      <ShopPhotos photos={shop.photos} shopName={shop.name.text} />
      <div className="grid grid-cols-1 gap-3 p-4 pb-28">
        {shop.description.text !== '' && (
          <Card title={t`About`}>
            <p lang={shop.description.language} dir="auto">
              {shop.description.text}
            </p>
          </Card>
        )}
        <Card title={t`Address`} className="grid grid-cols-1 gap-3">
          <ShopMap shop={shop} />
          <ShopAddress shop={shop} />
        </Card>
        <Card title={t`Opening hours`}>
          <WeekHours shop={shop} />
        </Card>
        <Card title={t`What guests say`}>
          <RatingSummary shop={shop} />
        </Card>
        {shop.brand && <BrandCard brand={shop.brand} />}
        <Card title={t`Ordering here`}>
          <OrderTerms shop={shop} />
        </Card>
        {attribution !== '' && (
          <p dir="auto" className="text-small text-soft">
            {t`Source of the shop’s details: ${attribution}`}
          </p>
        )}
      </div>
    </>
  );
}
