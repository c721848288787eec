import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import type { ShopType } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { nearestShopsQuery } from '../../data/home.ts';
import type { ShopFilter } from '../../data/shop.ts';
import { useHere } from '../../platform/choice/use-here.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { ShopCard } from '../../terms/shop/card/shop-card.tsx';
import { SampleRatings } from '../../terms/shop/sample-ratings.tsx';
import { ShopListSkeleton } from '../../terms/shop/shop-list-skeleton.tsx';

export function NearestShops({ way }: { readonly way: OrderWay }) {
  const { data, error, refetch } = useNearestShops(way);
  if (data)
    return data.total === 0 ? <NoShops way={way} /> : <Shops shops={data.records} total={data.total} way={way} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ShopListSkeleton />;
}

/** The nearest restaurants that match the filter of the home screen. */
export function useNearestShops(way: OrderWay) {
  return useQuery(nearestShopsQuery(useHere(), useShopFilterOfHome(way), useLanguage()));
}

export function useShopFilterOfHome(way: OrderWay): ShopFilter {
  const { type, openNow } = useHomeFilter();
  return {
    ...(type ? { type } : {}),
    ...(openNow ? { openNow } : {}),
    ...(way === 'delivery' ? { deliversHere: true } : {}),
  };
}

type ShopsProps = { readonly shops: readonly Shop[]; readonly total: number; readonly way: OrderWay };

function Shops({ shops, total, way }: ShopsProps) {
  const navigation = useNavigation();
  const { type, openNow } = useHomeFilter();
  const openList = () =>
    navigation.open('pages/shop/list/list', {
      ...(type ? { type } : {}),
      ...(openNow ? { openNow: '1' } : {}),
    });
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 px-4 wide:cards">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} way={way} isBeneathHeading />
          </li>
        ))}
      </ul>
      <SampleRatings shops={shops} className="px-4 pt-3" />
      <p className="p-4 wide:mx-auto wide:max-w-[26rem]">
        <Button variant="secondary" icon="filter" isWide onClick={openList}>
          <Trans>All restaurants ({total})</Trans>
        </Button>
      </p>
    </>
  );
}

function NoShops({ way }: { readonly way: OrderWay }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { type, openNow } = useHomeFilter();
  const isFiltered = type !== undefined || openNow;
  const title = way === 'delivery' ? t`No restaurant delivers here right now` : t`No restaurants nearby`;
  return (
    <EmptyState
      icon="shop"
      title={title}
      action={
        isFiltered ? (
          <Button icon="filter" onClick={() => useHomeFilter.setState({ type: undefined, openNow: false })}>
            <Trans>Show all restaurants</Trans>
          </Button>
        ) : (
          <Button icon="pin" onClick={() => navigation.open('pages/address/delivery/delivery')}>
            <Trans>Choose another place</Trans>
          </Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>Remove a filter to see more.</Trans>
      ) : (
        <Trans>Choose another place to see its restaurants.</Trans>
      )}
    </EmptyState>
  );
}

type HomeFilter = { readonly type: ShopType | undefined; readonly openNow: boolean };

/**
 * Filter of the home screen, stored until the page is closed, so that a guest who returns from a shop finds the same
 * list.
 */
export const useHomeFilter = create<HomeFilter>()(() => ({ type: undefined, openNow: false }));
