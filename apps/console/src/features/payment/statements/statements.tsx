import type { OutputAt } from '@chifan/contract/client';
import { Badge, Card, EmptyState, ErrorState, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodWords } from '../../../money-words/method-words.ts';
import { api } from '../../../platform/api.ts';
import { Pager } from '../../../staff-order/list/pager.tsx';
import { useShownPage } from '../../../staff-order/list/shown-page.ts';

type Statement = OutputAt<'/rest/platform/payment/statements'>['records'][number];

const pageSize = 30;

/** Each gateway's day beside our own books. */
export function Statements() {
  const [pageNo, setPageNo] = useState(1);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ['payment-statements', pageNo],
    queryFn: ({ signal }) => api('/rest/platform/payment/statements', { pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data.records.length === 0)
    return (
      <EmptyState icon="list" title={t`还没有对账记录`}>
        {t`每天上午十点后，自动核对各支付渠道前一天的账单。`}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      {data.records.map((statement) => (
        <StatementCard key={`${statement.day} ${statement.method}`} statement={statement} />
      ))}
      <Pager pageNo={pageNo} pageSize={pageSize} total={data.total} onTurn={setPageNo} />
    </div>
  );
}

function StatementCard({ statement }: { readonly statement: Statement }) {
  const { method, day, payments, refunds, ourPayments, ourRefunds, differences } = statement;
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">
          {methodWords(method)} <span className="figures text-note font-normal text-soft">{day}</span>
        </h2>
        {differences === 0 ? (
          <Badge tone="good">{t`一致`}</Badge>
        ) : (
          <Badge tone="bad">{t`${differences} 处出入`}</Badge>
        )}
      </div>
      <table className="mt-2 w-full text-note">
        <thead className="text-soft">
          <tr>
            <td />
            <th scope="col" className="py-1 text-end font-medium">{t`渠道账单`}</th>
            <th scope="col" className="py-1 text-end font-medium">{t`我方账本`}</th>
          </tr>
        </thead>
        <tbody>
          <SumRow name={t`收款`} theirs={payments} ours={ourPayments} />
          <SumRow name={t`退款`} theirs={refunds} ours={ourRefunds} />
        </tbody>
      </table>
    </Card>
  );
}

function SumRow({ name, theirs, ours }: { readonly name: string; readonly theirs: number; readonly ours: number }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 text-start font-normal">
        {name}
      </th>
      <td className="py-1 text-end">
        <Money amount={theirs} />
      </td>
      <td className="py-1 text-end">
        <Money amount={ours} />
      </td>
    </tr>
  );
}
