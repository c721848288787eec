import type { OrderState } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { ordersQuery } from '../ordering.query.ts';
import { OrderCard } from './order-card.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

type OrdersFoundProps = {
  readonly state: OrderState | null;
  readonly search: string;
  readonly onClear: () => void;
};

export function OrdersFound({ state, search, onClear }: OrdersFoundProps) {
  const language = useLanguage();
  const filter = { ...(state ? { state } : {}), ...(search === '' ? {} : { search }) };
  const orders = useInfiniteQuery(ordersQuery(filter, language));
  if (orders.data) {
    const records = orders.data.pages.flatMap((page) => page.records);
    if (records.length === 0) return <NoOrders isFiltered={state !== null || search !== ''} onClear={onClear} />;
    return (
      <>
        <ul className="grid grid-cols-1 gap-3 px-4 pb-4">
          {records.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
        {orders.hasNextPage && (
          <p className="px-4 pb-6">
            <Button
              look="secondary"
              isWide
              isBusy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              <Trans>Show older orders</Trans>
            </Button>
          </p>
        )}
      </>
    );
  }
  if (orders.error) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
  return <OrderListSkeleton />;
}

function NoOrders({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={t`No order matches`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all orders</Trans>
          </Button>
        }
      >
        <Trans>Try another state, or the whole order number.</Trans>
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
