import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MallOrderPage } from '../../../data/mall-order.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { NoOrders } from '../../../terms/orders/no-orders.tsx';
import { OrderPages } from '../../../terms/orders/order-pages.tsx';
import { MallOrderCard } from './mall-order-card.tsx';
import type { MallOrderChoice } from './mall-order-choice.ts';

type MallOrdersFoundProps = {
  readonly orders: UseInfiniteQueryResult<InfiniteData<MallOrderPage>>;
  readonly choice: MallOrderChoice;
  readonly onClear: () => void;
};

export const MallOrdersFound = ({ orders, choice, onClear }: MallOrdersFoundProps) => (
  <OrderPages
    orders={orders}
    none={
      <NoOrders {...choice} onClear={onClear}>
        <NothingRedeemed />
      </NoOrders>
    }
    card={(order) => <MallOrderCard order={order} />}
  />
);

function NothingRedeemed() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="bag"
      title={t`Nothing from the points mall yet`}
      action={
        <Button icon="coin" onClick={() => navigation.open('pages/internal/mall/index/index')}>
          <Trans>See what your points can get you</Trans>
        </Button>
      }
    >
      <Trans>What you order with your points, and where its parcel is, will be here.</Trans>
    </EmptyState>
  );
}
