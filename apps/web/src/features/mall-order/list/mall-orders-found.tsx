import { Button, EmptyState, ErrorState, MoreBelow, PullToRefresh } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigation } from '../../../platform/navigation.ts';
import { NoOrders } from '../../../platform/orders/no-orders.tsx';
import { OrderListSkeleton } from '../../../platform/orders/order-list-skeleton.tsx';
import type { MallOrderPage } from '../mall-order.query.ts';
import { MallOrderCard } from './mall-order-card.tsx';
import type { MallOrderChoice } from './mall-order-choice.ts';

type MallOrdersFoundProps = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<MallOrderPage>>;
  readonly choice: MallOrderChoice;
  readonly onClear: () => void;
};

/** The gesture's button stands in the title bar. */
export function MallOrdersFound({ orders, choice, onClear }: MallOrdersFoundProps) {
  if (orders.data === undefined) {
    if (orders.error) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
    return <OrderListSkeleton />;
  }
  const records = orders.data.pages.flatMap((page) => page.records);
  return (
    <PullToRefresh onRefresh={() => orders.refetch()}>
      {records.length === 0 && (
        <NoOrders {...choice} onClear={onClear}>
          <NothingRedeemed />
        </NoOrders>
      )}
      <ul className="grid grid-cols-1 gap-3 p-4">
        {records.map((order) => (
          <li key={order.id}>
            <MallOrderCard order={order} />
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

function NothingRedeemed() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="bag"
      title={t`Nothing from the points mall yet`}
      action={
        <Button icon="coin" onClick={() => navigation.open('pages/internal/mall/index/index')}>
          <Trans>See what points bring</Trans>
        </Button>
      }
    >
      <Trans>What you order with your points, and where its parcel is, will be here.</Trans>
    </EmptyState>
  );
}
