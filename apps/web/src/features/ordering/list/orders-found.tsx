import type { OrderGroup } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState, MoreBelow, PullToRefresh } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigation } from '../../../platform/navigation.ts';
import { UnpaidPurchases } from '../../../platform/purchases/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../../platform/purchases/use-unpaid-purchases.ts';
import type { OrderPage } from '../ordering.query.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderChoice } from './order-choice.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

type OrdersFoundProps = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<OrderPage>>;
  readonly choice: OrderChoice;
  readonly onClear: () => void;
};

/** The gesture's button stands in the title bar. Where a guest looks for what is to be paid, purchases are no less. */
export function OrdersFound({ orders, choice, onClear }: OrdersFoundProps) {
  const purchases = useUnpaidPurchases();
  if (orders.data === undefined) {
    if (orders.error) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
    return <OrderListSkeleton />;
  }
  const records = orders.data.pages.flatMap((page) => page.records);
  const unpaid = choice.tab === 'to_pay' && choice.search === '' ? purchases : [];
  return (
    <PullToRefresh onRefresh={() => orders.refetch()}>
      <UnpaidPurchases purchases={unpaid} />
      {records.length === 0 && unpaid.length === 0 && <NoOrders choice={choice} onClear={onClear} />}
      <ul className="grid grid-cols-1 gap-3 p-4">
        {records.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
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

const nothingInGroup: Readonly<Record<OrderGroup, MessageDescriptor>> = {
  to_pay: msg`Nothing to pay`,
  in_progress: msg`No order in progress`,
  after_sale: msg`No refunds`,
  finished: msg`No finished orders`,
};

function NoOrders({ choice: { tab, state, search }, onClear }: Pick<OrdersFoundProps, 'choice' | 'onClear'>) {
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  if (search !== '' || state !== null || tab !== 'all') {
    const isSearch = search !== '';
    const nothing = state !== null || tab === 'all' ? msg`No order with this status` : nothingInGroup[tab];
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
        {isSearch && <Trans>Type how the order number or the phone number begins.</Trans>}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="receipt"
      title={t`No orders yet`}
      action={
        <Button icon="shop" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Find a restaurant</Trans>
        </Button>
      }
    >
      <Trans>Your orders and their pick-up codes will be here.</Trans>
    </EmptyState>
  );
}
