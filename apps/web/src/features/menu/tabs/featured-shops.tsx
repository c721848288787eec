import type { OrderWay } from '@chifan/domain/ordering';
import { EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../../data/home.ts';
import { homeTabOf } from '../../../platform/choice/home-of-way.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ShopCard } from '../../../terms/shop/card/shop-card.tsx';
import { SampleRatings } from '../../../terms/shop/sample-ratings.tsx';
import { ShopListSkeleton } from '../../../terms/shop/shop-list-skeleton.tsx';

/** `exceptShopId`: id of the displayed shop, which is not listed. */
type FeaturedShopsProps = { readonly exceptShopId: number; readonly way: OrderWay };

export default function FeaturedShops({ exceptShopId, way }: FeaturedShopsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const here = useHere();
  const { data, error, refetch } = useQuery(homeQuery({ position: here, way: homeTabOf(way), language }));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ShopListSkeleton />;
  const others = data.featured.filter(({ id }) => id !== exceptShopId);
  if (others.length === 0) {
    return (
      <EmptyState icon="star" title={t`No other featured restaurants here`}>
        <Trans>The home page shows all restaurants near you.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <SampleRatings shops={others} className="px-4 pt-4" />
      <ul className="grid grid-cols-1 gap-3 p-4 pb-28">
        {others.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} way={way} />
          </li>
        ))}
      </ul>
    </>
  );
}
