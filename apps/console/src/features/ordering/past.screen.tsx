import { EmptyState, ErrorState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { OrderRows, OrderRowsSkeleton } from '../../staff-order/list/order-rows.tsx';
import { Pager } from '../../staff-order/list/pager.tsx';
import { useShownPage } from '../../staff-order/list/shown-page.ts';
import { KitchenMoves } from './moves/kitchen-move-buttons.tsx';

const pageSize = 20;

/** Orders that are over, newest first. */
export default function PastScreen() {
  const [pageNo, setPageNo] = useState(1);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ['orders', 'past', pageNo],
    queryFn: ({ signal }) => api('/rest/merchant/order/list', { view: 'past', pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <OrderRowsSkeleton />;
  if (data.records.length === 0)
    return (
      <EmptyState icon="clock" title={t`还没有历史订单`}>
        {t`完成、取消或退款的订单会出现在这里。`}
      </EmptyState>
    );
  return (
    <>
      <OrderRows orders={data.records} />
      <Pager pageNo={pageNo} pageSize={pageSize} total={data.total} onTurn={setPageNo} />
      <OrderSheet orders={data.records} moves={(order) => <KitchenMoves order={order} />} />
    </>
  );
}
