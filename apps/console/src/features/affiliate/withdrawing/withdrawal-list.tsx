import { EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { useWithdrawals, type WithdrawalView, withdrawalsPerPage } from './withdrawals.query.ts';

type WithdrawalListProps = { readonly view: WithdrawalView; readonly number: string };

export function WithdrawalList({ view, number }: WithdrawalListProps) {
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = useWithdrawals({ view, number, pageNo });
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.records.length === 0) return <Nothing view={view} number={number} />;
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

function Nothing({ view, number }: WithdrawalListProps) {
  if (number !== '') {
    return (
      <EmptyState icon="search" title={t`没有找到`}>
        {t`请核对号码是否完整。`}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="wallet" title={view === 'open' ? t`没有待处理的提现` : t`还没有提现`}>
      {t`会员申请提现推广余额后会出现在这里。`}
    </EmptyState>
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
