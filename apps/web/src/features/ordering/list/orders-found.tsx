import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { OrderPage } from '../../../data/ordering.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { NoOrders } from '../../../terms/orders/no-orders.tsx';
import { OrderPages } from '../../../terms/orders/order-pages.tsx';
import { UnpaidPurchases } from '../../../terms/purchases/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../../terms/purchases/use-unpaid-purchases.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderChoice } from './order-choice.ts';

type OrdersFoundProps = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<OrderPage>>;
  readonly choice: OrderChoice;
  readonly onClear: () => void;
};

/** Where a guest looks for what is to be paid, purchases are no less. */
export function OrdersFound({ orders, choice, onClear }: OrdersFoundProps) {
  const purchases = useUnpaidPurchases();
  const unpaid = choice.tab === 'to_pay' && choice.search === '' ? purchases : [];
  return (
    <OrderPages
      orders={orders}
      above={<UnpaidPurchases purchases={unpaid} />}
      none={
        unpaid.length === 0 && (
          <NoOrders tab={choice.tab} search={choice.search} isNarrowed={choice.state !== null} onClear={onClear}>
            <NoMeals />
          </NoOrders>
        )
      }
      card={(order) => <OrderCard order={order} />}
    />
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
