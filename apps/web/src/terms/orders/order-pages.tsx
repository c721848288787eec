import { ErrorState, MoreBelow, PullToRefresh } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

type Listed = { readonly id: number };

type OrderPagesProps<Order extends Listed> = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<{ readonly records: readonly Order[] }>>;
  /** What stands above the orders. */
  readonly above?: ReactNode;
  /** What is said where there are none; null where `above` says enough. */
  readonly none: ReactNode;
  readonly card: (order: Order) => ReactNode;
};

/** A list of orders page by page. The gesture's button stands in the title bar. */
export function OrderPages<Order extends Listed>({ orders, above, none, card }: OrderPagesProps<Order>) {
  if (orders.data === undefined) {
    if (orders.error) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
    return <OrderListSkeleton />;
  }
  const records = orders.data.pages.flatMap((page) => page.records);
  return (
    <PullToRefresh onRefresh={() => orders.refetch()}>
      {above}
      {records.length === 0 && none}
      <ul className="grid grid-cols-1 gap-3 p-4">
        {records.map((order) => (
          <li key={order.id}>{card(order)}</li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <div className="px-4 pb-6">
          <MoreBelow isBusy={orders.isFetchingNextPage} onMore={() => void orders.fetchNextPage()}>
            <Trans>Show older orders</Trans>
          </MoreBelow>
        </div>
      )}
    </PullToRefresh>
  );
}
