import { Button, EmptyState, ErrorState, MoreBelow, PullToRefresh } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigation } from '../../../platform/navigation.ts';
import { NoOrders } from '../../../platform/orders/no-orders.tsx';
import { OrderListSkeleton } from '../../../platform/orders/order-list-skeleton.tsx';
import { UnpaidPurchases } from '../../../platform/purchases/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../../platform/purchases/use-unpaid-purchases.ts';
import type { OrderPage } from '../ordering.query.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderChoice } from './order-choice.ts';

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
      {records.length === 0 && unpaid.length === 0 && (
        <NoOrders tab={choice.tab} search={choice.search} isNarrowed={choice.state !== null} onClear={onClear}>
          <NoMeals />
        </NoOrders>
      )}
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

/** Nothing was ordered yet. */
function NoMeals() {
  const { t } = useLingui();
  const navigation = useNavigation();
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
