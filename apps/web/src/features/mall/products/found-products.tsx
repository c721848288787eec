import type { ProductCard } from '@chifan/contract/mall/views';
import { classNames, EmptyState, ErrorState, InfiniteScroll } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productsQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';

type FoundProductsProps = {
  readonly filter: Parameters<typeof productsQuery>[0];
  readonly skeleton: ReactNode;
  readonly empty?: ReactNode;
  readonly children: (products: readonly ProductCard[]) => ReactNode;
};

/** The products of a filter. While another filter loads, the previous products stay visible but dimmed. */
export function FoundProducts({ filter, skeleton, empty = <NothingHere />, children }: FoundProductsProps) {
  const found = useInfiniteQuery(productsQuery(filter, useLanguage()));
  const { data, error, isPlaceholderData } = found;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void found.refetch()} /> : skeleton;
  // A product may move to the next page while the guest scrolls, so duplicates are removed.
  const products = [...new Map(data.pages.flatMap(({ records }) => records).map((each) => [each.id, each])).values()];
  if (products.length === 0) return empty;
  return (
    <div aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && 'opacity-60')}>
      {children(products)}
      <InfiniteScroll of={found} className="px-4 pt-4">
        <Trans>Show more</Trans>
      </InfiniteScroll>
    </div>
  );
}

function NothingHere() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing here yet`}>
      <Trans>We add new gifts from time to time. Check back soon.</Trans>
    </EmptyState>
  );
}
