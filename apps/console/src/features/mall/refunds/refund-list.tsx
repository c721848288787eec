import { EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';
import { RefundCard } from './refund-card.tsx';
import { type MallRefundView, mallRefundsPerPage, useMallRefunds } from './refunds.query.ts';

export function RefundList({ view }: { readonly view: MallRefundView }) {
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = useMallRefunds(view, pageNo);
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.records.length === 0) {
    return (
      <EmptyState icon="refresh" title={view === 'open' ? t`没有待处理的商城售后` : t`还没有商城售后`}>
        {t`会员为兑换的商品申请退款后会出现在这里。`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
        {data.records.map((refund) => (
          <li key={refund.id}>
            <RefundCard refund={refund} />
          </li>
        ))}
      </ul>
      <Pager pageNo={pageNo} pageSize={mallRefundsPerPage} total={data.total} onTurn={setPageNo} />
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 xl:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-64" />
        ))}
      </div>
    </Loading>
  );
}
