import { EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';
import { OrderCard } from './order-card.tsx';
import { type MallOrderView, mallOrdersPerPage, useMallOrders } from './orders.query.ts';

type OrderListProps = { readonly view: MallOrderView; readonly search: string };

export function OrderList({ view, search }: OrderListProps) {
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = useMallOrders({ view, search, pageNo });
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.records.length === 0) return <Nothing view={view} search={search} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
        {data.records.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pager pageNo={pageNo} pageSize={mallOrdersPerPage} total={data.total} onTurn={setPageNo} />
    </>
  );
}

function Nothing({ view, search }: OrderListProps) {
  if (search !== '') {
    return (
      <EmptyState icon="search" title={t`没有找到商城订单`}>
        {t`请核对订单号、收件电话或快递单号，输入开头几位即可。`}
      </EmptyState>
    );
  }
  if (view === 'to_ship') {
    return (
      <EmptyState icon="bag" title={t`没有待发货的订单`}>
        {t`会员用积分兑换商品后会出现在这里。`}
      </EmptyState>
    );
  }
  return <EmptyState icon="bag" title={view === 'shipped' ? t`没有在途的包裹` : t`还没有商城订单`} />;
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 xl:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-80" />
        ))}
      </div>
    </Loading>
  );
}
