import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { CuisineSelect } from './list/cuisine-select.tsx';
import { EndlessShops } from './list/endless-shops.tsx';
import { type ListFilter, useListFilter } from './list/list-filter.ts';
import { allShopsQuery } from './shops/nearby-shops.query.ts';
import { ShopFilters } from './shops/shop-filters.tsx';
import { ShopListSkeleton } from './shops/shop-list-skeleton.tsx';

export default function ShopListScreen() {
  const [filter, change] = useListFilter();
  return (
    <>
      <ShopFilters
        type={filter.type}
        openNow={filter.openNow}
        onType={(type) => change({ type })}
        onOpenNow={(openNow) => change({ openNow })}
      />
      <CuisineSelect value={filter.cuisine} onChange={(cuisine) => change({ cuisine })} />
      <FoundShops filter={filter} onClear={() => change({ type: undefined, cuisine: undefined, openNow: false })} />
    </>
  );
}

type FoundShopsProps = { readonly filter: ListFilter; readonly onClear: () => void };

function FoundShops({ filter: { way, ...filter }, onClear }: FoundShopsProps) {
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const asked = { ...filter, deliversHere: way === 'delivery' };
  const shops = useInfiniteQuery(allShopsQuery(position, asked, language));
  if (shops.data === undefined) {
    if (shops.error === null) return <ShopListSkeleton />;
    return <ErrorState error={shops.error} onRetry={() => void shops.refetch()} />;
  }
  const total = shops.data.pages[0]?.total ?? 0;
  if (total === 0) return <NoneFound onClear={onClear} />;
  return (
    <>
      <p role="status" className="px-4 pb-2 text-note text-soft">
        <Plural value={total} one="# restaurant, the nearest first" other="# restaurants, the nearest first" />
      </p>
      <EndlessShops
        shops={withoutRepeats(shops.data.pages.flatMap((page) => page.records))}
        way={way}
        hasMore={shops.hasNextPage}
        isLoadingMore={shops.isFetchingNextPage}
        onMore={() => void shops.fetchNextPage()}
      />
    </>
  );
}

/** A shop may slip onto the next page while the guest scrolls. */
const withoutRepeats = <Shop extends { readonly id: number }>(shops: readonly Shop[]): readonly Shop[] => [
  ...new Map(shops.map((shop) => [shop.id, shop])).values(),
];

function NoneFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`No restaurant suits all of this`}
      action={
        <Button icon="filter" onClick={onClear}>
          <Trans>Show all restaurants</Trans>
        </Button>
      }
    >
      <Trans>With fewer filters you will see more.</Trans>
    </EmptyState>
  );
}
