import {
  CardListSkeleton,
  classNames,
  EmptyState,
  ErrorState,
  IconButton,
  InfiniteScroll,
  PullToRefresh,
} from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type SetMealBrand, type SetMealFilter, setMealsQuery } from '../../../data/setmeal.ts';
import { useLanguage } from '../../../platform/language.ts';
import { SetMealCard } from '../../../terms/setmeal/set-meal-card.tsx';
import { useCurrentPosition } from '../../../terms/setmeal/use-current-position.ts';
import { withoutRepeats } from '../../../terms/shop/lists/without-repeats.ts';

type FoundSetMealsProps = {
  readonly filter: SetMealFilter;
  readonly head?: (brands: readonly SetMealBrand[]) => ReactNode;
  readonly empty: ReactNode;
};

/** The set meals of a filter. While another filter loads, the previous set meals stay visible but dimmed. */
export function FoundSetMeals({ filter, head, empty }: FoundSetMealsProps) {
  const language = useLanguage();
  const found = useInfiniteQuery(setMealsQuery({ filter, position: useCurrentPosition(), language }));
  const { data, error, isPlaceholderData } = found;
  const [first] = data?.pages ?? [];
  if (data === undefined || first === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void found.refetch()} /> : <CardListSkeleton />;
  }
  const setMeals = withoutRepeats(data.pages.flatMap(({ records }) => records));
  return (
    <PullToRefresh onRefresh={() => found.refetch()}>
      {head?.(first.brands)}
      <CountLine total={first.total} isRefreshing={found.isRefetching} onRefresh={() => void found.refetch()} />
      {setMeals.length === 0 && empty}
      <ul
        aria-busy={isPlaceholderData}
        className={classNames(
          'grid grid-cols-1 gap-3 px-4 pb-6 empty:hidden wide:cards',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {setMeals.map((setMeal) => (
          <li key={setMeal.id} className="[contain-intrinsic-size:auto_160px] [content-visibility:auto]">
            <SetMealCard setMeal={setMeal} hasBrand={filter.brandId === undefined} />
          </li>
        ))}
      </ul>
      <InfiniteScroll of={found} className="px-4 pb-6">
        <Trans>More set meals</Trans>
      </InfiniteScroll>
    </PullToRefresh>
  );
}

type CountLineProps = { readonly total: number; readonly isRefreshing: boolean; readonly onRefresh: () => void };

/**
 * Screen readers announce the number of set meals. The refresh button is for guests who do not pull down to refresh.
 */
function CountLine({ total, isRefreshing, onRefresh }: CountLineProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-12 items-center gap-1 ps-4 pe-2">
      <p role="status" className="min-w-0 flex-1 text-note text-soft">
        <Plural value={total} one="# set meal" other="# set meals" />
      </p>
      <IconButton
        icon="refresh"
        label={t`Refresh list`}
        aria-busy={isRefreshing || undefined}
        disabled={isRefreshing}
        onClick={onRefresh}
      />
    </div>
  );
}

export function NoSetMeals() {
  const { t } = useLingui();
  return (
    <EmptyState icon="dineIn" title={t`No set meals right now`}>
      <Trans>Check back soon for new ones.</Trans>
    </EmptyState>
  );
}
