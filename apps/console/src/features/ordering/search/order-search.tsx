import type { OutputAt } from '@chifan/contract/client';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { maxOrdersExported } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { saveCsv } from '../../../lists/csv.ts';
import { useSearchParam } from '../../../lists/linked.ts';
import { api } from '../../../platform/api.ts';
import { ForRoles } from '../../../platform/for-roles.tsx';
import { OrderRowsByDay, OrderRowsSkeleton } from '../../../staff-order/order-rows.tsx';
import { orderTable } from './export-orders.ts';
import { filterAtFirst, type OrderFilter, OrderFilterForm } from './order-filter.tsx';

type OrderSearchProps = {
  readonly shopId: number;
  /** Renders the details of the order that the user opened from the list, on top of the list. */
  readonly sheet: (orders: readonly StaffOrder[]) => ReactNode;
};

export function OrderSearch({ shopId, sheet }: OrderSearchProps) {
  const linked = useSearchParam('search');
  const [filter, setFilter] = useState<OrderFilter>(() => filterAtFirst(new Date(), linked));
  return (
    <div className="grid grid-cols-1 gap-4">
      <OrderFilterForm linked={linked} onSearch={setFilter} />
      <FoundOrders key={JSON.stringify(filter)} shopId={shopId} filter={filter} sheet={sheet} />
    </div>
  );
}

type Found = OutputAt<'/rest/staff/order/search'>;

function FoundOrders({ shopId, filter, sheet }: OrderSearchProps & { readonly filter: OrderFilter }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['orders', 'found', shopId, filter],
    queryFn: ({ pageParam, signal }) =>
      api('/rest/staff/order/search', { ...filter, shopId, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null as Found['next'],
    getNextPageParam: ({ next }) => next,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <OrderRowsSkeleton />;
  const orders = data.pages.flatMap(({ records }) => records);
  if (orders.length === 0) return <NothingFound isNarrowed={Object.keys(filter).some((key) => key !== 'from')} />;
  return (
    <>
      <ForRoles roles={['manager', 'finance']}>
        <ExportButton shopId={shopId} filter={filter} />
      </ForRoles>
      <OrderRowsByDay orders={orders} />
      {sheet(orders)}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t`显示更早的订单`}
        </Button>
      ) : (
        <p className="text-center text-note text-soft">{t`共 ${orders.length} 单`}</p>
      )}
    </>
  );
}

function ExportButton({ shopId, filter }: Omit<OrderSearchProps, 'sheet'> & { readonly filter: OrderFilter }) {
  const [done, setDone] = useState(0);
  const exporting = useMutation({
    mutationFn: () => orderTable(shopId, filter, setDone),
    onSuccess: ({ rows, isCut }) => {
      saveCsv(t`订单`, rows);
      const count = rows.length - 1;
      if (isCut) toast(t`只导出了最近的 ${maxOrdersExported} 单，请缩小日期范围后再导出更早的`, { kind: 'failure' });
      else toast(t`已导出 ${count} 单`, { kind: 'success' });
    },
    onSettled: () => setDone(0),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" icon="receipt" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t`导出表格（CSV）`}
      </Button>
      <span role="status" className="figures text-note text-soft">
        {done > 0 && t`已读取 ${done} 单…`}
      </span>
    </div>
  );
}

function NothingFound({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState icon="search" title={t`没有找到订单`}>
      {t`可以只输叫号（如 123）、电话后四位，或菜名、称呼、备注的一部分，也可以放宽日期和状态。`}
    </EmptyState>
  ) : (
    <EmptyState icon="clock" title={t`这段时间没有订单`}>
      {t`客人付款后的订单都会出现在这里，可以查找和导出。更早的订单请把开始日期提前。`}
    </EmptyState>
  );
}
