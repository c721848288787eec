import { Button, EmptyState, ErrorState, PullToRefresh } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allShopsQuery } from '../../../data/shop.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { EndlessShops } from '../../../terms/shop/lists/endless-shops.tsx';
import { withoutRepeats } from '../../../terms/shop/lists/without-repeats.ts';
import { ShopListSkeleton } from '../../../terms/shop/shop-list-skeleton.tsx';
import { activeFilterCount, type ListFilter, shopFilterInput } from './list-filter.ts';
import { ListHead } from './list-head.tsx';

type FoundShopsProps = {
  readonly filter: ListFilter;
  /** Switches between list and map. Absent in a wide window, which shows both. */
  readonly onView?: (view: ListFilter['view']) => void;
  readonly onClear: () => void;
};

export function FoundShops({ filter, onView, onClear }: FoundShopsProps) {
  const language = useLanguage();
  const here = useHere();
  const shops = useInfiniteQuery(
    allShopsQuery({ position: here, filter: shopFilterInput(filter), sort: filter.sort, language }),
  );
  const total = shops.data?.pages[0]?.total ?? null;
  return (
    <PullToRefresh onRefresh={() => shops.refetch()}>
      <ListHead
        total={total}
        view="list"
        isRefreshing={shops.isRefetching}
        onRefresh={() => void shops.refetch()}
        {...(onView ? { onView } : {})}
      />
      {total === 0 && <NoneFound isNarrowed={activeFilterCount(filter) > 0} onClear={onClear} />}
      {total === null && shops.error && <ErrorState error={shops.error} onRetry={() => void shops.refetch()} />}
      {total === null && !shops.error && <ShopListSkeleton />}
      <EndlessShops
        shops={withoutRepeats(shops.data?.pages.flatMap((page) => page.records) ?? [])}
        way={filter.way}
        pages={shops}
      />
    </PullToRefresh>
  );
}

type NoneFoundProps = { readonly isNarrowed: boolean; readonly onClear: () => void };

function NoneFound({ isNarrowed, onClear }: NoneFoundProps) {
  const { t } = useLingui();
  if (!isNarrowed) {
    return (
      <EmptyState icon="shop" title={t`No restaurants nearby`}>
        <Trans>Choose another place to see its restaurants.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t`No restaurants match all filters`}
      action={
        <Button icon="filter" onClick={onClear}>
          <Trans>Show all restaurants</Trans>
        </Button>
      }
    >
      <Trans>Remove a filter to see more.</Trans>
    </EmptyState>
  );
}
