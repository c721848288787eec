import { EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager } from '../../../work-order/list/pager.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { useWithdrawals, type WithdrawalView, withdrawalsPerPage } from './withdrawals.query.ts';

export function WithdrawalList({ view, nothing }: { readonly view: WithdrawalView; readonly nothing: string }) {
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useWithdrawals(view, pageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.records.length === 0 && pageNo === 1) {
    return (
      <EmptyState icon="wallet" title={nothing}>
        {t`会员申请提现推广余额后会出现在这里。`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
        {data.records.map((withdrawal) => (
          <li key={withdrawal.id}>
            <WithdrawalCard withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      <Pager pageNo={pageNo} pageSize={withdrawalsPerPage} total={data.total} onTurn={setPageNo} />
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 xl:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-56" />
        ))}
      </div>
    </Loading>
  );
}
