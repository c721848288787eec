import type { OutputAt } from '@chifan/contract/client';
import { Badge, Card, EmptyState, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedList } from '../../lists/paged-list.tsx';
import { paymentMethodLabels } from '../../money-words/payment-method-labels.ts';
import { api } from '../../platform/api.ts';

type Statement = OutputAt<'/rest/platform/payment/statements'>['records'][number];

export const GatewayReports = () => (
  <PagedList
    query={{
      queryKey: ['payment-statements'],
      load: (page, options) => api('/rest/platform/payment/statements', page, options),
      pageSize: 30,
    }}
    skeleton={<PageSkeleton />}
    nothing={
      <EmptyState icon="list" title={t`还没有对账记录`}>
        {t`每天上午十点后，自动核对各支付渠道前一天的账单。`}
      </EmptyState>
    }
  >
    {(statements) => (
      <div className="grid grid-cols-1 gap-3">
        {statements.map((statement) => (
          <StatementCard key={`${statement.day} ${statement.method}`} statement={statement} />
        ))}
      </div>
    )}
  </PagedList>
);

function StatementCard({ statement }: { readonly statement: Statement }) {
  const { method, day, payments, refunds, ourPayments, ourRefunds, differences } = statement;
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">
          {paymentMethodLabels(method)} <span className="figures text-note font-normal text-soft">{day}</span>
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
