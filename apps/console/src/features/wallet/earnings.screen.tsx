import { Card, EmptyState, ErrorState, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { type StaffShop, useCurrentShop } from '../../platform/staff.ts';
import { Pager } from '../../staff-order/list/pager.tsx';
import { useShownPage } from '../../staff-order/list/shown-page.ts';
import { EarningsByDay } from './earnings/earnings-by-day.tsx';
import { EarningsLedger } from './earnings/earnings-ledger.tsx';

const pageSize = 20;

/** What the shop earned: in all, by business day, and entry by entry. */
export default function EarningsScreen() {
  const shop = useCurrentShop();
  return shop ? <EarningsOf key={shop.id} shop={shop} /> : <EmptyState icon="shop" title={t`还没有店铺`} />;
}

function EarningsOf({ shop: { id: shopId, name } }: { readonly shop: StaffShop }) {
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['earnings', shopId, pageNo],
    queryFn: ({ signal }) => api('/rest/merchant/earnings', { shopId, pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const entries = useShownPage(data?.entries, setPageNo);
  if (!data || !entries) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <Card className="text-center">
        <p className="text-note text-soft">{t`${name} 的应得收入`}</p>
        <Money amount={data.balance} className="text-display font-bold" />
        <p className="mt-1 text-small text-faint">{t`订单完成后入账；之后的退款会从这里扣除。`}</p>
      </Card>
      <EarningsByDay days={data.days} />
      <EarningsLedger entries={entries.records} />
      <Pager pageNo={pageNo} pageSize={pageSize} total={entries.total} onTurn={setPageNo} />
    </div>
  );
}
