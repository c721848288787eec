import { EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';
import { type RefundPage, refundsPerPage, type StaffRefund } from '../refunds.query.ts';
import { RefundCard } from './refund-card.tsx';

type RefundListProps = {
  readonly page: UseQueryResult<RefundPage>;
  readonly pageNo: number;
  readonly onTurn: (pageNo: number) => void;
  /** What may be done with one. */
  readonly moves: (refund: StaffRefund) => ReactNode;
  readonly nothing: string;
};

export function RefundList({ page, pageNo, onTurn, moves, nothing }: RefundListProps) {
  const { error, refetch } = page;
  const data = useShownPage(page.data, onTurn);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RefundsSkeleton />;
  if (data.records.length === 0) {
    return (
      <EmptyState icon="refresh" title={nothing}>
        {t`客人申请退款后会出现在这里。`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
        {data.records.map((refund) => (
          <li key={refund.id}>
            <RefundCard refund={refund}>{moves(refund)}</RefundCard>
          </li>
        ))}
      </ul>
      <Pager pageNo={pageNo} pageSize={refundsPerPage} total={data.total} onTurn={onTurn} />
    </>
  );
}

function RefundsSkeleton() {
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
