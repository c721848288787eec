import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedList } from '../../lists/paged-list.tsx';
import { api } from '../../platform/api.ts';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { OrderRows, OrderRowsSkeleton } from '../../staff-order/order-rows.tsx';
import { KitchenMoves } from './moves/kitchen-move-buttons.tsx';

export default function PastScreen() {
  return (
    <PagedList
      query={{
        queryKey: ['orders', 'past'],
        load: (page, options) => api('/rest/merchant/order/list', { view: 'past', ...page }, options),
      }}
      skeleton={<OrderRowsSkeleton />}
      nothing={
        <EmptyState icon="clock" title={t`还没有历史订单`}>
          {t`完成、取消或退款的订单会出现在这里。`}
        </EmptyState>
      }
    >
      {(orders) => (
        <>
          <OrderRows orders={orders} />
          <OrderSheet orders={orders} moves={(order) => <KitchenMoves order={order} />} isPrintable />
        </>
      )}
    </PagedList>
  );
}
