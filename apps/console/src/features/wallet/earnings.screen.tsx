import { Card, EmptyState, ErrorState, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager, useShownPage } from '../../lists/paged-list.tsx';
import { usePage } from '../../lists/paged-query.ts';
import { api } from '../../platform/api.ts';
import { type StaffShop, useCurrentShop } from '../../platform/staff.ts';
import { EarningsByDay } from './earnings/earnings-by-day.tsx';
import { EarningsLedger } from './earnings/earnings-ledger.tsx';

/** What the shop earned: in all, by business day, and entry by entry. */
export default function EarningsScreen() {
  const shop = useCurrentShop();
  return shop ? <EarningsOf key={shop.id} shop={shop} /> : <EmptyState icon="shop" title={t`还没有店铺`} />;
}

function EarningsOf({ shop: { id: shopId, name } }: { readonly shop: StaffShop }) {
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = usePage(
    {
      queryKey: ['earnings', shopId],
      load: (page, options) => api('/rest/merchant/earnings', { shopId, ...page }, options),
    },
    pageNo,
  );
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
      <Pager page={entries} pageNo={pageNo} onTurn={setPageNo} />
    </div>
  );
}
