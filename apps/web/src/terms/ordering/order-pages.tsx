import type { OrderGroup } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState, InfiniteScroll, Loading, PullToRefresh, Skeleton } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderListFilter } from './order-list-filter.ts';

type Listed = { readonly id: number };

type OrderPagesProps<Order extends Listed> = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<{ readonly records: readonly Order[] }>>;
  readonly above?: ReactNode;
  /** Shown if the list is empty. null if the content of `above` is sufficient. */
  readonly none: ReactNode;
  readonly card: (order: Order) => ReactNode;
};

/**
 * The orders, loaded page by page. Guests pull down to refresh. Without a touch screen, they use the button in the
 * title bar.
 */
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
      <ul className="grid grid-cols-1 gap-3 p-4 wide:cards">
        {records.map((order) => (
          <li key={order.id}>{card(order)}</li>
        ))}
      </ul>
      <InfiniteScroll of={orders} className="px-4 pb-6">
        <Trans>Show older orders</Trans>
      </InfiniteScroll>
    </PullToRefresh>
  );
}

const rows = [0, 1, 2, 3, 4];

function OrderListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 px-4 pb-4">
        {rows.map((row) => (
          <div key={row} className="grid gap-3 rounded-card bg-surface p-4">
            <div className="flex justify-between gap-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-6 w-1/4" />
            </div>
            <div className="flex gap-3">
              <Skeleton className="size-14" />
              <Skeleton className="h-6 flex-1" />
            </div>
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

const nothingInGroup: Readonly<Record<OrderGroup, MessageDescriptor>> = {
  to_pay: msg`Nothing to pay`,
  in_progress: msg`No order in progress`,
  after_sale: msg`No refunds`,
  finished: msg`No finished orders`,
};

type NoOrdersProps = {
  readonly choice: OrderListFilter;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

export function NoOrders({ choice: { tab, state, search }, onClear, children }: NoOrdersProps) {
  const { t, i18n } = useLingui();
  const isSearch = search !== '';
  const isNarrowed = state !== null;
  if (!isSearch && !isNarrowed && tab === 'all') return children;
  const nothing = isNarrowed || tab === 'all' ? msg`No order with this status` : nothingInGroup[tab];
  return (
    <EmptyState
      icon={isSearch ? 'search' : 'receipt'}
      title={isSearch ? t`No order matches` : i18n._(nothing)}
      action={
        <Button onClick={onClear}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    >
      {isSearch && <Trans>Enter the start of the order number or phone number.</Trans>}
    </EmptyState>
  );
}
